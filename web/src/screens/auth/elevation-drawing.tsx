const brick = 14

/**
 * Drawing of a house elevation as on an architect's sheet: two storeys of 10 ft, a jaali beside the stair, its
 * measures.
 */
export function ElevationDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      viewBox="0 90 480 420"
    >
      <path d="M20 440h440" strokeWidth="2.5" />
      <path d="M96 440v-10h268v10M104 430V210h252v220M96 210h268v-14H96zM104 320h252" />
      <path d="M268 196v-62h80v62M260 134h96v-10h-96zM288 150h40v30h-40zM308 150v30" />
      <path d="M200 430v-77h38v77M219 353v77M192 353h54l-6-8h-42zM232 392v6" />
      <path d="M124 350h52v48h-52zM150 350v48M124 366h52M118 402h64" />
      <path d="M124 236h52v56h-52zM150 236v56M124 254h52M118 296h64" />
      <path d="M196 236h52v84h-52zM222 236v84M188 296h68M188 296v24M256 296v24" />
      <path d="M196 308h52M204 296v24m9-24v24m9-24v24m9-24v24m9-24v24" strokeWidth="0.75" />
      <path d="M276 222h64v196h-64z" />
      <g opacity="0.85" strokeWidth="0.75">
        {Array.from({ length: 14 * 4 }, (_, place) => {
          const x = 280 + (place % 4) * brick
          const y = 222 + Math.floor(place / 4) * brick
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pattern
          return <path d={`M${x} ${y + 7}l7-7 7 7-7 7z`} key={place} />
        })}
      </g>
      <g opacity="0.8">
        <path d="M58 440V340m0 40l-16-20m16 8l14-16" />
        <path d="M58 344c-26 4-40-14-32-30-14-12-4-36 14-34 4-22 36-20 38 0 18 0 24 24 10 34 6 18-8 32-30 30z" />
        <path d="M446 440v-56m0 20l10-10M446 386c-16 0-24-12-18-22-6-12 6-24 16-20 8-12 24-4 24 8 10 6 10 22 0 26-4 6-12 8-22 8z" />
      </g>
      <g className="font-display" strokeWidth="0.9">
        <path d="M386 210v220M380 216l12-12M380 326l12-12M380 436l12-12M362 210h30M362 320h30" />
        <path d="M104 456v28M356 456v28M104 474h252M98 480l12-12M350 480l12-12" />
        <g fill="currentColor" fontSize="13" stroke="none">
          <text transform="translate(402 268) rotate(90)" textAnchor="middle">
            10′-0″
          </text>
          <text transform="translate(402 376) rotate(90)" textAnchor="middle">
            10′-0″
          </text>
          <text textAnchor="middle" x="230" y="496">
            23′-0″
          </text>
        </g>
      </g>
    </svg>
  )
}
