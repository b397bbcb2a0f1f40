import { screens } from '@tameer/contract'
import { siteName as urduName } from '@tameer/words/ur/language'
import * as words from '#words/about'
import * as choosing from '#words/choose-builder'
import { Link } from '../../ui/link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { type InfoPart, InfoSheet, Points } from './info-sheet.tsx'

const link = 'link inline-block py-0.5'

const parts: InfoPart[] = [
  {
    id: 'why',
    title: words.why,
    body: (
      <>
        <p>{words.whyText}</p>
        <p>
          <Sentence parts={words.nameText(<span lang="ur">{urduName}</span>)} />
        </p>
      </>
    ),
  },
  {
    id: 'homeowners',
    title: words.homeowners,
    body: (
      <>
        <p>{words.homeownersText}</p>
        <p>
          <Link className={link} to={screens.contractors.to()}>
            {words.seeCompanies}
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'choose',
    title: choosing.title,
    body: (
      <>
        <Points>
          {choosing.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Points>
        <p>{choosing.note}</p>
      </>
    ),
  },
  {
    id: 'companies',
    title: words.companies,
    body: (
      <>
        <p>{words.companiesText}</p>
        <p>
          <Link className={link} to={screens.signUp.to()}>
            {words.signUp}
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'calculator',
    title: words.calculator,
    body: (
      <>
        <p>{words.calculatorText}</p>
        <Points>
          <li>{words.figuresAreDated}</li>
          <li>{words.figuresAdmitLimits}</li>
          <li>{words.assumedIsMarked}</li>
        </Points>
        <p>
          <Link className={link} to={screens.calculator.to()}>
            {words.toCalculator}
          </Link>
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: words.notDone,
    body: (
      <Points>
        <li>{words.noBuilding}</li>
        <li>{words.noInspection}</li>
        <li>{words.noShare}</li>
      </Points>
    ),
  },
]

export function AboutScreen() {
  return <InfoSheet addressOf={screens.about.to} lead={words.lead} parts={parts} title={words.title} />
}
