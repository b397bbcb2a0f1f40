import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { buttonLook } from '../../ui/button.tsx'

export function Disclaimer() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-8 md:grid-cols-[1fr_24rem]">
      <div>
        <h2 className="text-h2" id={headingId}>
          Disclaimer
        </h2>
        <p className="mt-3 max-w-measure">
          The cost is for a 10 Marla double-storey house. Prices are subject to market change and may not be
          fully accurate.
        </p>
        <p className="mt-3 max-w-measure text-muted">
          Take it as a figure to plan with. The price of your house is what you and your builder agree in
          writing.
        </p>
      </div>
      <div className="drafted bg-wash p-5 sm:p-6">
        <h3 className="text-h3">Ask the people who build</h3>
        <p className="mt-2 mb-5">
          Look through the finished houses of construction companies and ask three of them for a bill of
          quantities. It is free.
        </p>
        <Link
          className={buttonLook('plain')}
          state={{ service: 5 }}
          to={paths.contractors.to({ service: 5 })}
        >
          See construction companies
        </Link>
      </div>
    </section>
  )
}
