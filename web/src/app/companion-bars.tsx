import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dateFormat } from '#words/moments'
import * as words from '#words/shell'
import { useWatched } from '../browser/hooks/use-watched.ts'
import { earlierVisitDate, forgetEarlierVisit } from '../net/earlier-visit.ts'
import { measureSomeVisits } from '../net/measure-visit.ts'
import { Button } from '../ui/button.tsx'
import { ignoreSecondClicks } from './second-clicks.ts'
import { newVersionReady, startServiceWorker, takeNewVersion } from './service-worker-client.ts'

/** Bars at the lower edge that say when a screen shows cached data or a new version waits. */
export function CompanionBars() {
  const { pathname } = useLocation()
  const [place, setPlace] = useState(pathname)
  const [later, setLater] = useState(false)
  const newVersion = useWatched(newVersionReady, false)
  const date = useWatched(earlierVisitDate, undefined)

  useEffect(startServiceWorker, [])
  useEffect(ignoreSecondClicks, [])
  useEffect(measureSomeVisits, [])
  useEffect(() => {
    if (place === pathname) return
    setPlace(pathname)
    forgetEarlierVisit()
  }, [place, pathname])

  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-start gap-2 p-4 print:hidden"
      role="status"
    >
      {date !== undefined && <Bar>{words.earlierVisit(dateInWords(date))}</Bar>}
      {newVersion && !later && (
        <Bar>
          {words.newVersion}
          <span className="flex gap-2">
            <Button onClick={takeNewVersion}>{words.reload}</Button>
            <Button onClick={() => setLater(true)}>{words.later}</Button>
          </span>
        </Bar>
      )}
    </div>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 border border-edge bg-sheet px-4 py-2 text-ink text-small">
      {children}
    </div>
  )
}

function dateInWords(date: string): string | undefined {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return undefined
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' })(time)
}
