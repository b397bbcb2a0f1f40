import { requestLimits, screens } from '@tameer/contract'
import * as words from '#words/request-page'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { act, type OpenedRequest, useAct } from './request-acts.ts'

/** The companies that Tameer suggested while nobody had answered, each to be asked at one press. */
export function SuggestedPart({ opened }: { opened: OpenedRequest }) {
  const { request, invitations, suggested } = opened.view
  const { busy, start } = useAct()
  const mayAsk = request.mayAct && request.state === 'open' && invitations.length < requestLimits.invitations
  if (!mayAsk || suggested.length === 0) return null
  const ask = async (companyId: string, name: string) => {
    if (await start(() => act(opened, 'inviteCompany', { companyId }))) showToast(words.asked(name))
  }
  return (
    <section aria-labelledby="suggested" className="mt-6 border border-line p-4 sm:p-6">
      <h3 className="text-h3" id="suggested">
        {words.suggestedTitle}
      </h3>
      <p className="mt-2 text-muted">{words.suggestedText}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {suggested.map(({ companyId, name }) => (
          <li className="flex flex-wrap items-center justify-between gap-3 py-3" key={companyId}>
            <Link className="link min-w-0" to={screens.companyProfile.to({ company: companyId })}>
              <bdi>{name}</bdi>
            </Link>
            <Button busy={busy} onClick={() => void ask(companyId, name)}>
              {words.askThis(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
