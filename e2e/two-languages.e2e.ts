import { screens } from '@tameer/contract'
import { wordsIn } from '../scripts/screens/screen-words.ts'
import { expectToast, openBeside } from './contexts.ts'
import { expect, test } from './fixtures.ts'
import { sayIn } from './languages.ts'
import { answerTo, openInvited, priceBothPhases, quoteForm, send } from './quote-form.ts'

const totalPkr = 16_368_750
const question = 'کیا قیمت میں ٹیکس شامل ہے؟ Including GST?'
const answer = 'Yes, 5% is included. جی ہاں۔'

test('a family and a company each read their own language, with the same figures', async ({
  page,
  company,
  say,
  words,
  language,
}) => {
  const { id, headers } = await openInvited(page, company)
  await priceBothPhases(page)
  await quoteForm(page)
    .getByRole('radio', { name: say('Tax is included') })
    .check()
  await send(page, 1)
  await expect(answerTo(page)).toContainText(words.amounts.displayRupees(totalPkr))

  const other = language === 'en' ? 'ur' : 'en'
  const [sayThere, wordsThere] = [sayIn(other), wordsIn(other)]
  const family = await openBeside(page, other)
  await family.goto(`/#${screens.request.to(id, { key: headers['x-request-key'] })}`)
  const card = family
    .getByRole('region', { name: sayThere('Companies', 'requestPage'), exact: true })
    .getByRole('article', { name: company.name })
  await expect(card).toContainText(wordsThere.amounts.displayAmount(totalPkr))
  await card.getByText(wordsThere.requestPage.more, { exact: true }).click()
  await card.getByRole('button', { name: sayThere('Ask a question', 'requestPage') }).click()
  await card.getByLabel(wordsThere.requestPage.questionTo(company.name)).fill(question)
  await card.getByRole('button', { name: sayThere('Send the question', 'requestPage') }).click()
  await expectToast(family, sayThere('The question is sent', 'requestPage'))

  await page.reload()
  const asked = page.getByRole('region', { name: say('Questions', 'quoteRequest') })
  await expect(asked.getByText(question)).toHaveAttribute('dir', 'auto')
  await asked.getByLabel(say('Your answer', 'quoteRequest')).fill(answer)
  await asked.getByRole('button', { name: words.quoteRequest.sendAnswer }).click()
  await expectToast(page, say('Your answer is sent', 'quoteRequest'))

  await family.reload()
  const answered = family
    .getByRole('region', { name: sayThere('Questions', 'requestPage') })
    .getByRole('article', { name: question })
  await expect(answered.getByText(answer)).toHaveAttribute('dir', 'auto')
  await card.getByRole('link', { name: sayThere('Look at the quote', 'requestPage') }).click()
  const quotes = family.getByRole('region', { name: sayThere('The quotes', 'quoteComparison') })
  await expect(quotes).toContainText('1,63,68,750')
  await family.context().close()
})
