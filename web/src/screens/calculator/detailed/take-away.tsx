import type { DetailedEstimate } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { saveFile } from '../../../browser/save-file.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { billCsv } from './bill-csv.ts'
import { answersInWords, fileNameOf, pricesInWords, titleOf } from './estimate-words.ts'
import { detailedLinkQuery } from './use-detailed-answers.ts'

/** A link that shows this very bill, its answers written out. */
function linkTo({ answers }: DetailedEstimate): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${screens.calculator.to()}?${detailedLinkQuery(answers)}`
}

function messageOf(estimate: DetailedEstimate): string {
  const { costPkr, lowPkr, highPkr } = estimate.total
  const range = [displayAmount(costPkr), displayAmount(lowPkr), displayAmount(highPkr)] as const
  return `${words.shareText(titleOf(estimate), ...range)} ${words.sentence(answersInWords(estimate))} ${words.sentence(pricesInWords(estimate))}`
}

async function copyLink(estimate: DetailedEstimate) {
  try {
    await navigator.clipboard.writeText(linkTo(estimate))
    showToast(words.linkCopied)
  } catch {
    showToast(words.linkNotCopied, 'alert')
  }
}

async function share(estimate: DetailedEstimate) {
  try {
    await navigator.share({ title: titleOf(estimate), text: messageOf(estimate), url: linkTo(estimate) })
  } catch {
    // Closing the sheet without a choice is no failure.
  }
}

function save(content: BlobPart, type: string, name: string) {
  saveFile(new Blob([content], { type }), name)
}

function saveCsv(estimate: DetailedEstimate) {
  save(billCsv(estimate), 'text/csv;charset=utf-8', fileNameOf(estimate, 'csv'))
}

async function saveXlsx(estimate: DetailedEstimate) {
  try {
    const { billXlsx } = await import('./bill-xlsx.ts')
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    save(await billXlsx(estimate), type, fileNameOf(estimate, 'xlsx'))
  } catch {
    showToast(words.sheetFailed, 'alert')
  }
}

/** Ways to take the bill along. */
export function TakeAway({ estimate }: { estimate: DetailedEstimate }) {
  const [making, setMaking] = useState(false)
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${messageOf(estimate)} ${linkTo(estimate)}`)}`
  const makeXlsx = async () => {
    setMaking(true)
    await saveXlsx(estimate)
    setMaking(false)
  }
  return (
    <section aria-label={words.takeAway} className="flex flex-wrap gap-3">
      <Button onClick={() => window.print()}>{words.print}</Button>
      <Button busy={making} onClick={() => void makeXlsx()}>
        {making ? words.xlsxPreparing : words.xlsx}
      </Button>
      <Button onClick={() => saveCsv(estimate)}>{words.csv}</Button>
      <Button onClick={() => void copyLink(estimate)}>{words.copyLink}</Button>
      <a className={buttonLook('plain')} href={whatsApp} rel="noopener noreferrer" target="_blank">
        {words.whatsapp}
      </a>
      {'share' in navigator && <Button onClick={() => void share(estimate)}>{words.share}</Button>}
    </section>
  )
}
