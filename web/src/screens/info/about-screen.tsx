import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { type InfoPart, InfoSheet, Points } from './info-sheet.tsx'

const link = 'link inline-block py-0.5'

const parts: InfoPart[] = [
  {
    id: 'why',
    title: 'Why there is a Tameer',
    body: (
      <>
        <p>
          A house is the largest thing most families ever pay for. It often begins with a number somebody
          mentioned and a builder somebody knew. Tameer puts two things in their place: a figure that says
          where it comes from, and the finished work of many companies side by side.
        </p>
        <p>
          Tameer, <span lang="ur">تعمیر</span>, is the Urdu word for building.
        </p>
      </>
    ),
  },
  {
    id: 'homeowners',
    title: 'For homeowners and project managers',
    body: (
      <>
        <p>
          Find an architect, a construction company or an interior designer by service and by city, look
          through finished projects, and speak to the company directly. It is free, and you need no account.
        </p>
        <p>
          <Link className={link} to={screens.contractors.to()}>
            Look at the companies
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'companies',
    title: 'For companies',
    body: (
      <>
        <p>
          Open an account, upload your logo and show your work: pictures, the city, the kind of building, the
          price tier and how to reach you. Visitors call or write to you themselves; nobody stands between.
        </p>
        <p>
          <Link className={link} to={screens.signUp.to()}>
            Sign up as a company
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'calculator',
    title: 'How the calculator works',
    body: (
      <>
        <p>
          It knows published figures for houses of 5, 10 and 20 Marla in Lahore, Islamabad and Karachi. From
          these and from a price list of materials and labour it works out houses of other sizes, line by
          line.
        </p>
        <Points>
          <li>Every figure says which day its prices are from.</li>
          <li>Where a figure does not answer to what you chose, it says so beside it.</li>
          <li>Where we assume a price because none is published, the line says so.</li>
        </Points>
        <p>
          <Link className={link} to={screens.calculator.to()}>
            Go to the calculator
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'What we do not do',
    body: (
      <Points>
        <li>We do not build, design or supervise.</li>
        <li>We do not inspect the companies or their work. See a finished house before you sign.</li>
        <li>We take no share of what you pay a company, and no part in your contract with it.</li>
      </Points>
    ),
  },
]

export function AboutScreen() {
  return (
    <InfoSheet
      addressOf={screens.about.to}
      lead="A place where people who build in Pakistan meet people who can."
      parts={parts}
      title="About Tameer"
    />
  )
}
