const questions = [
  {
    question: 'What services are offered?',
    answer:
      'Architecture, construction and interior design. Companies show their finished projects, the cities they work in and their price tier; a calculator estimates what a house costs.',
  },
  {
    question: 'How do I find a professional?',
    answer:
      'Choose a service above, or search by company name. Open a profile to see every project of the company, then write to it directly.',
  },
  {
    question: 'How do I hire a contractor?',
    answer:
      'You agree with the company yourself: scope, price, payments and time, in writing. Tameer introduces you and takes no part in the contract.',
  },
  {
    question: 'What does it cost me?',
    answer:
      'Nothing. Browsing, contacting companies and the calculator are free for homeowners and project managers.',
  },
  {
    question: 'How is quality vetted?',
    answer:
      'Companies show their own work under their own name. Look at it closely, ask for the addresses of finished houses and visit one before you sign.',
  },
]

/** Five questions; one open at a time. */
export function Questions() {
  return (
    <section className="sheet grid gap-x-12 gap-y-4 py-(--section) md:grid-cols-[1fr_2fr]">
      <h2 className="text-h2">Questions people ask first</h2>
      <div className="border-line border-t">
        {questions.map(({ question, answer }) => (
          <details className="group border-line border-b" key={question} name="questions">
            <summary className="flex items-center justify-between gap-4 py-4 font-display text-h3 hover:text-blue">
              {question}
              <span aria-hidden="true" className="plus shrink-0" />
            </summary>
            <p className="max-w-measure pr-8 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
