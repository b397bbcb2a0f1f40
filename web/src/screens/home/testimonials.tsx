import * as words from '#words/home'

const quotes = [
  { text: words.quoteCompared, who: words.quoteComparedBy },
  { text: words.quoteEstimate, who: words.quoteEstimateBy },
  { text: words.quoteClients, who: words.quoteClientsBy },
]

/** Three sample quotes, marked as samples. */
export function Testimonials() {
  return (
    <section className="border-line border-y bg-wash">
      <div className="sheet py-(--section)">
        <h2 className="text-h2">{words.quotes}</h2>
        <p className="mt-2 text-muted">{words.quotesLead}</p>
        <div className="mt-6 grid gap-8 md:grid-cols-3">
          {quotes.map((quote) => (
            <figure key={quote.who}>
              <blockquote className="font-display text-h3">{words.quoted(quote.text)}</blockquote>
              <figcaption className="mt-3 text-muted text-small">{words.sample(quote.who)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
