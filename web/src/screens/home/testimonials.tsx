const quotes = [
  {
    text: 'We compared three architects over one weekend, drawings side by side, and called the one whose verandas we liked.',
    who: 'A homeowner',
  },
  {
    text: 'The estimate told us what the finishing would add before we signed for the grey structure. That saved our budget.',
    who: 'A couple building on 10 Marla',
  },
  {
    text: 'Clients arrive having seen our work. The first meeting is about their house, not about who we are.',
    who: 'A construction company',
  },
]

/** Three sample quotes, marked as what they are. */
export function Testimonials() {
  return (
    <section className="border-line border-y bg-wash">
      <div className="sheet py-(--section)">
        <h2 className="text-h2">What people could say</h2>
        <p className="mt-2 text-muted">Sample quotes, written by us until real ones are here.</p>
        <div className="mt-6 grid gap-8 md:grid-cols-3">
          {quotes.map((quote) => (
            <figure key={quote.who}>
              <blockquote className="font-display text-h3">“{quote.text}”</blockquote>
              <figcaption className="mt-3 text-muted text-small">{quote.who} (sample)</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
