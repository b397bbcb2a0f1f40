import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { InfoSection, InfoSheet } from './info-sheet.tsx'

export function AboutScreen() {
  return (
    <InfoSheet lead="A place where people who build in Pakistan meet people who can." title="About Tameer">
      <InfoSection title="For homeowners and project managers">
        <p>
          Find an architect, a construction company or an interior designer, look through finished projects,
          and contact the company directly. It is free, and you need no account.
        </p>
        <p>
          <Link className="link inline-block py-1" to={paths.contractors.to()}>
            Look at the companies
          </Link>
        </p>
      </InfoSection>
      <InfoSection title="For companies">
        <p>
          Open an account, upload your logo and show your work: photographs, the city, the kind of building,
          the price tier and how to reach you.
        </p>
        <p>
          <Link className="link inline-block py-1" to={paths.signUp.to()}>
            Sign up as a company
          </Link>
        </p>
      </InfoSection>
      <InfoSection title="About money">
        <p>
          A figure on this site says what it stands for and when it was last brought up to date. An estimate
          helps you plan; the price is what you and the company agree in writing.
        </p>
      </InfoSection>
    </InfoSheet>
  )
}
