import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { buttonLook } from '../../ui/button.tsx'
import { Drawing } from './drawing.tsx'

const services = [
  {
    service: 4,
    title: 'Hire an architect',
    text: 'Plans, elevations and permits, drawn for your plot and your family.',
    button: 'Architecture',
    drawing: 'plan',
  },
  {
    service: 5,
    title: 'Find a construction company',
    text: 'From the foundation to the keys: grey structure, finishing, or both.',
    button: 'Construction',
    drawing: 'section',
  },
  {
    service: 6,
    title: 'Find an interior designer',
    text: 'Rooms that work by day and glow by night, with the drawings to build them.',
    button: 'Interior design',
    drawing: 'room',
  },
] as const

/** The three services, each leading to its companies. */
export function Services() {
  return (
    <section className="sheet py-(--section)">
      <h2 className="text-h2">Who do you need?</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {services.map((one) => (
          <li className="drafted flex flex-col sm:max-md:flex-row" key={one.service}>
            <Drawing
              className="block w-full border-line p-4 max-sm:border-b sm:max-md:w-2/5 sm:max-md:border-e md:border-b"
              name={one.drawing}
              viewBox="0 0 320 200"
            />
            <div className="flex flex-1 flex-col items-start gap-2 p-6">
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
