import { screens } from '@tameer/contract'
import * as words from '#words/home'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

const services = [
  {
    service: 4,
    title: words.architectTitle,
    text: words.architectText,
    button: words.architecture,
    drawing: 'plan',
  },
  {
    service: 5,
    title: words.constructionTitle,
    text: words.constructionText,
    button: words.construction,
    drawing: 'section',
  },
  {
    service: 6,
    title: words.interiorTitle,
    text: words.interiorText,
    button: words.interior,
    drawing: 'room',
  },
] as const

/** The three services, each leading to its companies. */
export function Services() {
  return (
    <section className="sheet py-(--section)">
      <h2 className="text-h2">{words.whoDoYouNeed}</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {services.map((one) => (
          <li className="drafted flex flex-col sm:max-md:flex-row" key={one.service}>
            <Drawing
              className="block w-full border-line p-4 max-sm:border-b sm:max-md:w-2/5 sm:max-md:border-e md:border-b"
              name={one.drawing}
              viewBox="0 0 320 200"
            />
            <div className="flex flex-1 flex-col items-start gap-2 p-[min(1.5rem,6.7vw)]">
              <h3 className="text-h3">{one.title}</h3>
              <p className="mb-3 flex-1 text-muted">{one.text}</p>
              <Link
                className={buttonLook('plain')}
                state={{ service: one.service }}
                to={screens.contractors.to({ service: one.service })}
              >
                {one.button}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
