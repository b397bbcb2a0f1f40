import type { DetailedEstimate } from '@tameer/calculator'
import { estimatePageAddress, requestAboutEstimate } from '@tameer/contract'
import { answersInWords, pricesInWords, titleOf } from '@tameer/words/house-in-words'
import { useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { cities } from '#words/places'
import { saveFile } from '../../../browser/save-file.ts'
import { billCsv } from '../../../features/estimates/bill-csv.ts'
import { serverAddress } from '../../../net/picture-source.ts'
import { Button, type ButtonVariant, buttonLook } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { BuildersLink } from '../builders-link.tsx'
import { keptQueryOf } from '../kept-estimates.ts'
import { KeepToCompare } from './keep-to-compare.tsx'

/** A page of this very bill, its answers written out: a chat shows its figure, and it leads back here. */
function linkTo(estimate: DetailedEstimate): string {
  return serverAddress(estimatePageAddress(keptQueryOf(estimate)))
}

function messageOf(estimate: DetailedEstimate): string {
  const { costPkr, lowPkr, highPkr } = estimate.total
  const range = [displayAmount(costPkr), displayAmount(lowPkr), displayAmount(highPkr)] as const
  return `${words.shareText(titleOf(estimate, house), ...range)} ${words.sentence(answersInWords(estimate, house))} ${words.sentence(pricesInWords(estimate, house))}`
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
    await navigator.share({
      title: titleOf(estimate, house),
      text: messageOf(estimate),
      url: linkTo(estimate),
    })
  } catch {
    // Closing the sheet without a choice is no failure.
  }
}

/** Name of the file a bill is saved in: `7-marla-house-construction-cost-in-karachi.csv`. */
function fileNameOf(estimate: DetailedEstimate, ending: 'csv' | 'xlsx'): string {
  return `${titleOf(estimate, house)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.${ending}`
}

function save(content: BlobPart, type: string, name: string) {
  saveFile(new Blob([content], { type }), name)
}

function saveCsv(estimate: DetailedEstimate) {
  save(billCsv(estimate), 'text/csv;charset=utf-8', fileNameOf(estimate, 'csv'))
}

async function saveXlsx(estimate: DetailedEstimate) {
  try {
    const { billXlsx } = await import('../../../features/estimates/bill-xlsx.ts')
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    save(await billXlsx(estimate), type, fileNameOf(estimate, 'xlsx'))
  } catch {
    showToast(words.sheetFailed, 'alert')
  }
}

/** What to do with the bill: have it priced, send it, keep it; files for those who want them last. */
export function TakeAway({ estimate }: { estimate: DetailedEstimate }) {
  const hasShareSheet = 'share' in navigator
  return (
    <section aria-label={words.takeAway} className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <ActionLink main to={requestAboutEstimate(keptQueryOf(estimate))}>
          {words.askBuilders}
        </ActionLink>
        {hasShareSheet ? (
          <Button aria-label={words.shareEstimate} onClick={() => void share(estimate)}>
            {words.share}
          </Button>
        ) : (
          <WhatsApp estimate={estimate} variant="plain" />
        )}
        <BuildersLink city={estimate.answers.city} className={buttonLook('plain')}>
          {words.buildersIn(cities[estimate.answers.city])}
        </BuildersLink>
        <Button onClick={() => window.print()}>{words.printOrPdf}</Button>
        <KeepToCompare estimate={estimate} />
      </div>
      <details>
        <summary className="link flex min-h-11 w-fit items-center">{words.moreWays}</summary>
        <div className="mt-1 flex flex-wrap gap-3">
          {hasShareSheet && <WhatsApp estimate={estimate} variant="plain" />}
          <Button onClick={() => void copyLink(estimate)}>{words.copyLink}</Button>
          <Spreadsheet estimate={estimate} />
          <Button onClick={() => saveCsv(estimate)}>{words.csv}</Button>
        </div>
      </details>
    </section>
  )
}

function WhatsApp({ estimate, variant }: { estimate: DetailedEstimate; variant: ButtonVariant }) {
  const text = encodeURIComponent(`${messageOf(estimate)} ${linkTo(estimate)}`)
  return (
    <a
      className={buttonLook(variant)}
      href={`https://wa.me/?text=${text}`}
      rel="noopener noreferrer"
      target="_blank"
    >
      {words.sendByWhatsApp}
    </a>
  )
}

function Spreadsheet({ estimate }: { estimate: DetailedEstimate }) {
  const [making, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    await saveXlsx(estimate)
    setMaking(false)
  }
  return (
    <Button busy={making} onClick={() => void make()}>
      {making ? words.xlsxPreparing : words.xlsx}
    </Button>
  )
}
