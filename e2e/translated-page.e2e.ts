import { expectToast } from './contexts.ts'
import { expect, publish, test } from './fixtures.ts'
import { openRequest } from './own-request.ts'
import { houseOf } from './quote-form.ts'
import { expectDrawnWords, translate } from './translator.ts'

const bill = 'calculator?mode=detailed&city=Lahore&plotSize=7&constructionType=Complete&step=bill'

// Phones translate pages, into languages that the product does not have too. A translation takes the texts of a page out
// and puts others in their place, which must neither break a screen nor leave old words on it.
test('forms and estimates stay right while the browser translates them', {
  tag: ['@smoke', '@device'],
}, async ({ page, company, say, words }) => {
  const main = page.getByRole('main')
  /** Waits until these words are in sight, and compares all words with those that were drawn. */
  const see = async (...expected: string[]) => {
    for (const text of expected)
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expectDrawnWords(page)
  }
  const press = async (name: string, ...expected: string[]) => {
    await main.getByRole('button', { name }).first().click()
    await see(...expected)
  }
  const fill = async (label: string, value: string, ...expected: string[]) => {
    await main.getByLabel(label).first().fill(value)
    await see(...expected)
  }
  const follow = async (name: string, ...expected: string[]) => {
    await main.getByRole('link', { name }).first().click()
    await see(...expected)
  }
  // Only the part after # changes, so the page stays and with it the translation.
  const open = async (address: string, ...expected: string[]) => {
    await page.goto(`/#/${address}`)
    await see(...expected)
  }

  await page.goto('/#/login')
  await translate(page)

  await test.step('forgotten password', async () => {
    await press(say('Login'), words.problems.enterEmail, words.problems.enterPassword)
    await follow(say('Forgot Password?'), say('Reset Password'))
    await press(say('Send Reset Code'), words.problems.enterEmail)
    await fill(say('Email'), 'nobody@journey.example.com')
    await press(say('Send Reset Code'), say('Update Password'))
    await fill(say('New Password'), 'abc')
    await press(say('Update Password'))
  })

  await test.step('sign-up', async () => {
    await open('signup', say('Create Account'))
    await press(say('Create Account'), words.problems.enterEmail)
    await fill(say('Password'), 'abc', say('Weak'))
    await fill(say('Password'), 'abcdef', say('Medium'))
    await fill(say('Confirm Password'), 'abcdeg')
    await press(say('Create Account'), say('Please type the same password in both fields'))
    await fill(say('Confirm Password'), 'abcdef')
    await press(say('Create Account'))
  })

  await test.step('quick estimate', async () => {
    await open('calculator', say('Calculate Cost'))
    for (const [size, city, total] of [
      ['5 Marla', 'Lahore', '70.00 Lakh'],
      ['10 Marla', 'Karachi', '1.15 Crore'],
      ['20 Marla', 'Islamabad', '2.38 Crore'],
    ] as const) {
      await main.getByLabel(say('Area Size')).selectOption(size)
      await main.getByLabel(say('City')).selectOption(city)
      await press(say('Calculate Cost'), words.quickEstimate.asPublished(total))
    }
  })

  await test.step('detailed estimate', async () => {
    await open('calculator?mode=detailed&city=Lahore&constructionType=Complete')
    await fill(say('Plot size'), '7')
    await press(say('Finish'), say('Grade'))
    await main
      .getByRole('group', { name: say('Grade') })
      .getByText(say('Premium'))
      .first()
      .click()
    await see()
    await press(say('House'), say('Bedrooms'))
    const wrong = words.calculator.answerProblem({ code: 'notWhole', field: 'bedrooms', min: 1, max: 10 })
    await fill(say('Bedrooms'), '2.5', wrong)
    await fill(say('Bedrooms'), '5')
    await press(say('Finish'))
    await press(say('See the bill'), say('Money by stage'))
    await press(say('Change answers'))
    await press(say('House'))
    await fill(say('Bedrooms'), '3')
  })

  await test.step('request', async () => {
    await open(bill, say('Money by stage'))
    await follow(say('Ask builders to price this'), say('Ask builders to price your house'))
    const next = words.requestForm.nextStep('')
    await press(next)
    for (const builder of ['Ravi Brickworks', 'Canal Bank Builders']) {
      await main.getByRole('checkbox', { name: builder }).click()
      await see()
    }
    await press(next, say('Your name'))
    await press(next, words.requestForm.enterYourName)
    await fill(say('Your name'), 'Ayesha Khan')
    await fill(say('Email'), 'ayesha')
    await press(next, words.requestForm.emailInvalid)
    await fill(say('Email'), 'ayesha@journey.example.com')
    await press(next, say('Send request'))
  })

  await publish(page, company, { title: 'A house' })
  await openRequest(page.request, [company.id])
  await test.step('login', async () => {
    await open('login')
    await fill(say('Email'), company.email)
    await fill(say('Password'), 'not-the-password')
    await press(say('Login'))
    await expectToast(page, say('Login failed. Please check your credentials'))
    await see()
    await fill(say('Password'), company.password)
    await press(say('Login'), say('Portfolio Overview'))
  })

  await test.step('Add Portfolio', async () => {
    await open('add-portfolio')
    await press(say('Add Portfolio'), words.problems.enterTitle)
    await fill(say('Title'), 'Courtyard house')
    await fill(say('Content'), 'Ten marla, two storeys.')
    await main.getByLabel(say('City')).selectOption({ label: say('Lahore') })
    await press(say('Add Portfolio'))
  })

  await test.step('quote', async () => {
    await open('quote-requests')
    await follow(houseOf(page))
    const price = async (place: number, value: string, ...expected: string[]) => {
      await main.getByLabel(say('Your price, Rs')).nth(place).fill(value)
      await see(...expected)
    }
    await price(0, '2,900', '97,87,500')
    const asked = words.quoteForm.youAsk(words.amounts.displayAmount(16_368_750))
    await price(1, '1,950', asked)
    await price(0, '2,80')
    await price(0, '2,800')
    await press(say('Check and send'), words.quoteForm.toCorrect(1))
    await main.getByRole('radio', { name: say('Tax is included') }).check()
    await see()
    await press(say('I have one price for the whole house'))
    await fill(say('Your price, Rs'), '1 crore')
    await press(say('Check and send'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Send the quote') })
      .click()
    await see(words.quoteRequest.revision(1))
  })
})
