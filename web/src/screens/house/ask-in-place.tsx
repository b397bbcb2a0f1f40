import { type HouseStage, houseLimits } from '@tameer/contract'
import { useEffect, useRef } from 'react'
import * as chat from '#words/house-chat'
import * as words from '#words/house-page'
import { stageInside } from '#words/house-questions'
import { act, type OpenedHouse } from '../../features/houses/house-acts.ts'
import { TextForm } from '../../forms/text-form.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { Told } from './after-act.tsx'
import { builderOf } from './house-in-words.ts'

/** The family's question, in the place of the answers. It has the focus; Escape goes back. */
export function AskInPlace({
  opened,
  stage,
  onTold,
  onBack,
}: {
  opened: OpenedHouse
  stage: HouseStage
  onTold: (told: Told) => void
  onBack: () => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [])
  const claimId = stage.claim?.id ?? ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for what stands inside
    <div className="mt-2 grid gap-3" onKeyDown={({ key }) => key === 'Escape' && onBack()} ref={ref}>
      <TextForm
        label={words.yourQuestion}
        main
        maxLength={houseLimits.text}
        name={claimId}
        onSend={async (text) => {
          await act(opened, 'questionStage', { stageId: stage.id }, { claimId, text })
          showToast(words.questionSent)
          onTold({ line: chat.questionAbout(stageInside(stage.stage)) })
        }}
        submit={words.askNamed(builderOf(opened.view.house))}
      />
      <Button className="sm:justify-self-start" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
