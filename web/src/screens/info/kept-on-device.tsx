import * as words from '#words/privacy'

const kept = [
  {
    names: ['user', 'token', 'desk-token', 'desk-last-call'],
    what: words.keptSession,
    until: words.untilLogOut,
  },
  {
    names: ['theme', 'figures', 'lang', 'desk-keys'],
    what: words.keptChoices,
    until: words.untilChosenOtherwise,
  },
  {
    names: ['ownHouse'],
    what: words.keptHouse,
    until: words.untilHouseRemoved,
  },
  {
    names: ['prices'],
    what: words.keptPrices,
    until: words.untilNewerPrices,
  },
  {
    names: ['keptEstimates'],
    what: words.keptEstimates,
    until: words.untilRemoved,
  },
  {
    names: ['checkedQuotes', 'checkedQuotes.broken'],
    what: words.keptChecks,
    until: words.untilRemoved,
  },
  {
    names: ['ownCurrency'],
    what: words.keptCurrency,
    until: words.untilRemoved,
  },
  {
    names: ['shortlist'],
    what: words.keptShortlist,
    until: words.untilRemoved,
  },
  {
    names: ['askedCompanies'],
    what: words.keptAsked,
    until: words.untilForgotten,
  },
  {
    names: ['requests'],
    what: words.keptRequests,
    until: words.untilRemoved,
  },
  {
    names: ['houses', 'houseWayBack'],
    what: words.keptHouses,
    until: words.untilRemoved,
  },
  {
    names: ['house-files'],
    what: words.keptHouseFiles,
    until: words.untilSentOrForgotten,
  },
  {
    names: ['requestDraft'],
    what: words.keptRequestDraft,
    until: words.untilSent,
  },
  {
    names: ['unsavedQuotes'],
    what: words.keptUnsavedQuotes,
    until: words.untilSavedOrLogOut,
  },
  {
    names: ['putOffHints'],
    what: words.keptPutOff,
    until: words.untilTwoWeeks,
  },
  {
    names: ['seenCompanies'],
    what: words.keptSeen,
    until: words.untilForgotten,
  },
  {
    names: ['draft:…'],
    what: words.keptDrafts,
    until: words.untilSentOrClosed,
  },
  {
    names: ['keptDraft:…', 'draft-pictures'],
    what: words.keptDraftPictures,
    until: words.untilSentOrWeek,
  },
  {
    names: ['scroll'],
    what: words.keptPlaces,
    until: words.untilTabClosed,
  },
  {
    names: ['renewed-from'],
    what: words.keptVersion,
    until: words.untilTabClosed,
  },
]

/** Everything the client stores in the browser, by name. */
export function KeptOnDevice() {
  return (
    <>
      <p>{words.deviceText}</p>
      <dl className="divide-y divide-line border-line border-y">
        {kept.map(({ names, what, until }) => (
          <div className="grid gap-x-6 py-3 sm:grid-cols-[min(10rem,30%)_1fr]" key={names.join()}>
            <dt className="flex flex-wrap gap-x-3">
              {names.map((name) => (
                <code dir="ltr" key={name}>
                  {name}
                </code>
              ))}
            </dt>
            <dd>
              {what} <span className="text-muted">{until}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.deviceCacheText}</p>
    </>
  )
}
