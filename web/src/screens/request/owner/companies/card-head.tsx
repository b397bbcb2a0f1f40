import { type HomeownerInvitation, screens } from '@tameer/contract'
import * as words from '#words/request-page'
import { CompanyLogo } from '../../../../features/companies/company-logo.tsx'
import { Link } from '../../../../ui/link.tsx'

const logoPx = 44

interface CardHeadProps {
  invitation: HomeownerInvitation
  isNew: boolean
  nameId: string
}

/** The company's name and, in words, its state. */
export function CardHead({ invitation, isNew, nameId }: CardHeadProps) {
  const { company } = invitation
  return (
    <div className="flex flex-wrap items-start gap-3">
      {company && <CompanyLogo company={company} sizePx={logoPx} />}
      <div className="min-w-0 flex-1 basis-32">
        <h3 className="text-h3 wrap-anywhere" id={nameId}>
          {company ? (
            <Link
              className="text-ink no-underline hover:text-blue hover:underline"
              to={screens.companyProfile.to({ company: company.id })}
            >
              <bdi>{company.name}</bdi>
            </Link>
          ) : (
            words.companyGone
          )}
        </h3>
        <p className="text-small wrap-anywhere">
          <StateInWords {...invitation} />
        </p>
      </div>
      {isNew && (
        <span className="shrink-0 rounded-xs bg-blue px-1.5 py-0.5 text-on-blue text-small">
          {words.isNew}
        </span>
      )}
    </div>
  )
}

function StateInWords({ company, state, declineReason, quote }: HomeownerInvitation) {
  if (!company) return words.goneText
  if (state === 'declined' && declineReason)
    return (
      <>
        <strong className="font-semibold">{words.invitationStates.declined}</strong>
        {words.declinedFor(words.declinedBecause[declineReason])}
      </>
    )
  return state === 'quoted' && quote && quote.revision > 1 ? words.sentBetter : words.invitationStates[state]
}
