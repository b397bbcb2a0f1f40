import {
  type DeskFigures,
  type FieldFigure,
  type FieldFigureName,
  fieldFigureNames,
  networkKinds,
  screenGroups,
} from '@tameer/contract'
import * as words from '#words/field-figures'
import { NamedSection } from '../../ui/named-section.tsx'

/** How fast screens were for visitors: by group of screens, and by kind of network. */
export function FieldFiguresPart({ speeds }: Pick<DeskFigures, 'speeds'>) {
  const groups = [
    { title: words.all, of: speeds.filter(({ screens, network }) => !screens && !network) },
    ...screenGroups.map((group) => ({
      title: words.screens[group],
      of: speeds.filter(({ screens }) => screens === group),
    })),
    ...networkKinds.map((kind) => ({
      title: words.networks[kind],
      of: speeds.filter(({ network }) => network === kind),
    })),
  ].filter(({ of }) => of.length > 0)
  return (
    <NamedSection title={words.title}>
      <p className="max-w-measure text-muted text-small">{groups.length > 0 ? words.lead : words.none}</p>
      {groups.length > 0 && (
        <>
          <div className="mt-3 overflow-x-auto">
            <table className="w-full border-collapse leading-snug">
              <thead>
                <tr>
                  <th className={`${head} text-start`} scope="col">
                    {words.screen}
                  </th>
                  {fieldFigureNames.map((name) => (
                    <th className={`${head} text-end`} key={name} scope="col">
                      {words.heads[name]}
                    </th>
                  ))}
                  <th className={`${head} text-end`} scope="col">
                    {words.visits}
                  </th>
                </tr>
              </thead>
              <tbody>
                {groups.map(({ title, of }) => (
                  <GroupRow key={title} of={of} title={title} />
                ))}
              </tbody>
            </table>
          </div>
          <ul className="mt-3 max-w-measure list-disc ps-5 text-muted text-small">
            {words.meanings.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
        </>
      )}
    </NamedSection>
  )
}

const head = 'border-edge border-b py-1 ps-2 align-bottom font-normal text-muted text-small first:ps-0'

function GroupRow({ title, of }: { title: string; of: readonly FieldFigure[] }) {
  return (
    <tr className="border-line border-b">
      <th className="py-2 text-start font-normal" scope="row">
        {title}
      </th>
      {fieldFigureNames.map((name) => {
        const figure = of.find((one) => one.name === name)
        return (
          <td className="whitespace-nowrap ps-2 text-end figures" key={name}>
            {figure ? shown(name, figure.p75) : '–'}
          </td>
        )
      })}
      <td className="ps-2 text-end text-muted figures">
        {words.count(Math.max(...of.map(({ visits }) => visits)))}
      </td>
    </tr>
  )
}

function shown(name: FieldFigureName, p75: number): string {
  if (name === 'LCP') return words.seconds(words.count(p75 / 1_000))
  return name === 'INP' ? words.milliseconds(words.count(p75)) : words.count(p75 / 1_000)
}
