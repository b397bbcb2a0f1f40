import { InfoSection, InfoSheet } from './info-sheet.tsx'

export function TermsScreen() {
  return (
    <InfoSheet lead="The rules for companies and visitors, in short." title="Terms and Conditions">
      <InfoSection title="What Tameer does">
        <p>
          Tameer introduces visitors to companies. It is no party to what they agree with one another, and it
          does not answer for the work.
        </p>
      </InfoSection>
      <InfoSection title="What companies promise">
        <p>
          That the projects they show are their own, that what they write is true, and that they may publish
          the pictures they upload.
        </p>
      </InfoSection>
      <InfoSection title="Subscriptions">
        <p>
          There are three subscription tiers for companies. They are paid through a bank payment partner. Fees
          are named before payment.
        </p>
      </InfoSection>
      <InfoSection title="Refunds">
        <p>There are no refunds, except for double billing or technical errors.</p>
      </InfoSection>
    </InfoSheet>
  )
}
