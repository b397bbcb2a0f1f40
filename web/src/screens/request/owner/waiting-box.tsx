import { requestServices, screens } from '@tameer/contract'
import { agree } from '#words/check-entrances'
import * as words from '#words/request-page'
import { useKeptHouses } from '../../../features/houses/own-houses.ts'
import { ActionLink } from '../../../ui/links.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { goToQuestions } from './questions-part.tsx'
import type { OpenedRequest } from './request-acts.ts'
import type { Standing } from './standing.ts'
import { houseOfRequest } from './typed-beside.ts'

interface WaitingBoxProps {
  opened: OpenedRequest
  standing: Standing
}

/** One sentence about the next open task, with a link to it. */
export function WaitingBox({ opened, standing }: WaitingBoxProps) {
  const { request } = opened.view
  const { quotes, questions } = standing
  const mayAnswer = request.mayAct && request.state === 'open' && questions > 0
  const comparable = quotes.length > 1
  const chosen = request.state === 'chosen'
  const isChosen = chosen && houseOfRequest(request) !== undefined
  const toHouse = chosen && request.mayAct && request.service !== requestServices.architecture
  return (
    <Message
      action={
        (comparable || isChosen || toHouse) && (
          <>
            {comparable && (
              <ActionLink
                main={!isChosen && !toHouse}
                to={screens.request.to(request.id, { view: 'quotes' })}
              >
                {words.compare(quotes.length)}
              </ActionLink>
            )}
            {toHouse && <ToHouse requestId={request.id} />}
            {isChosen && (
              <ActionLink main={!toHouse} to={screens.request.to(request.id, { view: 'agreement' })}>
                {agree}
              </ActionLink>
            )}
          </>
        )
      }
      className="mb-10"
      kind="note"
    >
      {request.state === 'open' ? <WhileOpen opened={opened} standing={standing} /> : endOf(opened)}{' '}
      {mayAnswer && (
        <button className="link min-h-6 md:hidden" onClick={goToQuestions} type="button">
          {words.goToQuestions}
        </button>
      )}
    </Message>
  )
}

/** Leads to the beginning of a house with the chosen quote, or to the one that this device has begun. */
function ToHouse({ requestId }: { requestId: string }) {
  const house = useKeptHouses().find((one) => one.requestId === requestId)
  return (
    <ActionLink main to={house ? screens.house.to(house.id) : screens.newHouse.to({ request: requestId })}>
      {house ? words.openHouse : words.beginHouse}
    </ActionLink>
  )
}

function WhileOpen({ opened, standing: { quotes, questions, open, room } }: WaitingBoxProps) {
  const { request } = opened.view
  const askedOn = request.mayAct ? words.askedOn : words.askedOnFamily
  const mayCome = open > quotes.length || room > 0
  return (
    <>
      <strong className="font-semibold">{words.news(quotes.length, request.mayAct ? questions : 0)}</strong>
      {quotes.length === 0 && ` ${askedOn(request.openedAt ?? request.createdAt)}`}
      {room > 0 && ` ${words.canAsk(room)}`}
      {quotes.length === 1 && mayCome && ` ${words.withTwo}`}
    </>
  )
}

function endOf({ view: { request, invitations } }: OpenedRequest): string {
  const { state, mayAct, phone, closeReason, endsAt } = request
  if (state === 'chosen') {
    const isShared = invitations.some((one) => one.state === 'chosen' && one.phoneReleased)
    return mayAct ? words.chosenLead(isShared ? 'shared' : phone ? 'hidden' : 'none') : words.chosenLeadFamily
  }
  if (state === 'expired') return words.expiredLead(endsAt)
  return mayAct && closeReason ? words.closedLead(words.closeReasons[closeReason]) : words.closedPlain
}
