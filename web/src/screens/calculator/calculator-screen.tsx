import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { buttonLook } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** TODO(calculator): the quick estimate takes this place once the calculator package holds its data. */
export function CalculatorScreen() {
  return (
    <div className="sheet py-10 sm:py-16">
      <PageHeader
        lead="This page is being built. It will say what a house costs, and what the figure is made of."
        measure="In preparation"
        title="House Construction Cost Calculator"
      />
      <div className="grid max-w-measure gap-8">
        <section>
          <h2 className="text-h3">What it will answer</h2>
          <ul className="mt-2 list-disc space-y-2 pl-5">
            <li>The cost of a house of 5, 10 or 20 Marla in Lahore, Islamabad or Karachi.</li>
            <li>Grey structure alone, or the complete house.</li>
            <li>A breakdown by trade, with rates, quantities, their date and their source.</li>
          </ul>
        </section>
        <p className="text-muted">
          Until it is here, ask a company for a bill of quantities: every profile has an e-mail address.
        </p>
        <p>
          <Link
            className={buttonLook('plain')}
            to={paths.contractors.to({ service: 5 })}
            state={{ service: 5 }}
          >
            See construction companies
          </Link>
        </p>
      </div>
    </div>
  )
}
