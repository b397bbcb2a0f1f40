import { type HouseChange, type HouseView, houseLimits } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/house-change'
import * as said from '#words/house-changes'
import { agreed } from '#words/house-chat'
import { othersFaster } from '#words/house-page'
import { act } from '../../../features/houses/house-acts.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { ApiError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields/field.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { daysPaidWith, isProposed, stateOfChange } from '../changes/change-in-words.ts'
import { waitsForCaller } from '../changes/waiting-change.ts'
import { builderOf, onDay } from '../house-in-words.ts'
import { HouseThumb, useViewer } from '../house-pictures.tsx'
import { PriceRows } from './price-after.tsx'
import { FootButtons, SheetFrame, type SheetProps } from './sheet.tsx'

interface OneChangeProps extends SheetProps {
  change: HouseChange
}

/** `?do=change&id=`: a change with its sum, its state, and what the caller may do with it. */
export function OneChangeSheet({ opened, change, onClose }: OneChangeProps) {
  const { view } = opened
  const waits = waitsForCaller(change, view)
  const [faster, setFaster] = useState<string>()
  const foot = { change, opened, onClose, onFaster: (problem: string) => setFaster(othersFaster(problem)) }
  const isOurs = isProposed(change) && !waits && view.house.role !== 'family'
  return (
    <SheetFrame
      foot={waits ? <Answers {...foot} /> : isOurs && <Withdraw {...foot} />}
      measure={measureOf(change, view)}
      opened={opened}
      title={isProposed(change) ? said.proposed : words.title}
    >
      {faster && <Message kind="alert">{faster}</Message>}
      <WhatChanges change={change} opened={opened} />
      {isProposed(change) && change.pkr !== null && (
        <>
          <PriceRows change={{ stageId: change.stageId, pkr: change.pkr, days: change.days }} view={view} />
          <p className="text-muted text-small">{words.notYet}</p>
        </>
      )}
    </SheetFrame>
  )
}

interface FootProps extends OneChangeProps {
  /** Called when somebody else was faster, with the server's sentence; the sheet then shows the newest. */
  onFaster: (problem: string) => void
}

/** True once the act is done, false when somebody else was faster. Throws other failures. */
async function unlessFaster(acting: Promise<unknown>, onFaster: FootProps['onFaster']): Promise<boolean> {
  try {
    await acting
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    onFaster(error.message)
    return false
  }
}

function measureOf(change: HouseChange, view: HouseView): string {
  const { role } = view.house
  const isFamily = role === 'own' || role === 'family'
  if (isProposed(change) && waitsForCaller(change, view))
    return words.proposedBy(
      isFamily ? builderOf(view.house) : said.familyItself,
      said.until(onDay(change.until)),
    )
  return stateOfChange(change, view)
}

/** The change itself: why, its sum large, its days, its pictures, and what the other side wrote. */
function WhatChanges({ opened, change }: Pick<OneChangeProps, 'opened' | 'change'>) {
  const { what, why, pkr, images, answerText } = change
  const nameOf = (place: number) => words.pictureOf(place + 1, images.length)
  const [open, viewer] = useViewer(images, opened.access, nameOf)
  return (
    <section className="drafted wrap-anywhere p-5 sm:px-8 sm:py-7">
      <h2 className="text-h3" dir="auto">
        {what}
      </h2>
      <p className="text-muted text-small">{words.reasons[why]}</p>
      {pkr !== null && (
        <p className="mt-4 font-display font-medium text-[2.25rem] leading-tight figures">
          {said.signed(pkr)}
        </p>
      )}
      <p>{daysPaidWith(change, opened.view)}</p>
      {answerText && (
        <p className="mt-3" dir="auto">
          {words.quoted(answerText)}
        </p>
      )}
      {images.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-2">
          {images.map((picture, place) => (
            <li key={picture.id}>
              <HouseThumb
                access={opened.access}
                alt={nameOf(place)}
                className="aspect-square"
                onOpen={() => open(place)}
                picture={picture}
              />
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </section>
  )
}

/** Both answers. "Not agreed" opens a field for a word first. A refusal stands above it, and what was typed stays. */
function Answers({ opened, change, onClose, onFaster }: FootProps) {
  const [declining, setDeclining] = useState(false)
  const [text, setText] = useState('')
  const agree = !declining
  const form = useSendForm(async () => {
    const body = { agree, text: agree ? '' : text.trim() }
    const done = await unlessFaster(act(opened, 'answerChange', { changeId: change.id }, body), onFaster)
    if (done)
      onClose(
        agree ? { said: said.agreedNow, told: { line: agreed(change.what) } } : { said: said.notAgreedNow },
      )
    return done
  })
  return (
    <SendForm {...form.frame}>
      {declining && (
        <TextAreaField
          label={words.aWord}
          maxLength={houseLimits.text}
          name="text"
          onChange={({ target }) => setText(target.value)}
          rows={2}
          value={text}
        />
      )}
      <FootButtons>
        <Button disabled={form.busy} onClick={() => setDeclining(!declining)}>
          {declining ? words.back : said.notAgreed}
        </Button>
        <Button busy={form.busy} type="submit" variant={agree ? 'main' : 'plain'}>
          {agree ? said.agreed : said.notAgreed}
        </Button>
      </FootButtons>
    </SendForm>
  )
}

/** Takes an own change back that nobody has answered. */
function Withdraw({ opened, change, onClose, onFaster }: FootProps) {
  const form = useSendForm(async () => {
    const done = await unlessFaster(act(opened, 'withdrawChange', { changeId: change.id }), onFaster)
    if (done) onClose({ said: words.takenBack })
    return done
  })
  return (
    <SendForm {...form.frame}>
      <FootButtons>
        <Button busy={form.busy} type="submit">
          {words.takeBack}
        </Button>
      </FootButtons>
    </SendForm>
  )
}
