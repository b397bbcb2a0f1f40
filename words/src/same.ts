// Urdu has every word that English has, with the same parameters, and no other: what is missing fails the type check.

/** English texts are constants; in another language they are any text. */
type Loose<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Loose<R>
    : T extends object
      ? { [K in keyof T]: Loose<T[K]> }
      : T

/** Fails where `Ur` misses a word of `En`, takes other parameters, or has a word that `En` does not have. */
type Same<En, Ur extends Loose<En> & Record<Exclude<keyof Ur, keyof En>, never>> = [En, Ur]

/** One line for each module; a test asks for them. */
export type Modules = [
  Same<typeof import('./en/about.ts'), typeof import('./ur/about.ts')>,
  Same<typeof import('./en/account.ts'), typeof import('./ur/account.ts')>,
  Same<typeof import('./en/accounts.ts'), typeof import('./ur/accounts.ts')>,
  Same<typeof import('./en/actions.ts'), typeof import('./ur/actions.ts')>,
  Same<typeof import('./en/amounts.ts'), typeof import('./ur/amounts.ts')>,
  Same<typeof import('./en/auth.ts'), typeof import('./ur/auth.ts')>,
  Same<typeof import('./en/bill-page.ts'), typeof import('./ur/bill-page.ts')>,
  Same<typeof import('./en/bill-plan.ts'), typeof import('./ur/bill-plan.ts')>,
  Same<typeof import('./en/bill-questions.ts'), typeof import('./ur/bill-questions.ts')>,
  Same<typeof import('./en/calculator.ts'), typeof import('./ur/calculator.ts')>,
  Same<typeof import('./en/carousel.ts'), typeof import('./ur/carousel.ts')>,
  Same<typeof import('./en/change-email.ts'), typeof import('./ur/change-email.ts')>,
  Same<typeof import('./en/choose-builder.ts'), typeof import('./ur/choose-builder.ts')>,
  Same<typeof import('./en/companies.ts'), typeof import('./ur/companies.ts')>,
  Same<typeof import('./en/company-profile.ts'), typeof import('./ur/company-profile.ts')>,
  Same<typeof import('./en/compare-estimates.ts'), typeof import('./ur/compare-estimates.ts')>,
  Same<typeof import('./en/contact.ts'), typeof import('./ur/contact.ts')>,
  Same<typeof import('./en/contractors.ts'), typeof import('./ur/contractors.ts')>,
  Same<typeof import('./en/cost-page.ts'), typeof import('./ur/cost-page.ts')>,
  Same<typeof import('./en/detailed-estimate.ts'), typeof import('./ur/detailed-estimate.ts')>,
  Same<typeof import('./en/estimate-page.ts'), typeof import('./ur/estimate-page.ts')>,
  Same<typeof import('./en/estimates.ts'), typeof import('./ur/estimates.ts')>,
  Same<typeof import('./en/first-message.ts'), typeof import('./ur/first-message.ts')>,
  Same<typeof import('./en/forms.ts'), typeof import('./ur/forms.ts')>,
  Same<typeof import('./en/home.ts'), typeof import('./ur/home.ts')>,
  Same<typeof import('./en/image-picker.ts'), typeof import('./ur/image-picker.ts')>,
  Same<typeof import('./en/info.ts'), typeof import('./ur/info.ts')>,
  Same<typeof import('./en/labels.ts'), typeof import('./ur/labels.ts')>,
  Same<typeof import('./en/mails.ts'), typeof import('./ur/mails.ts')>,
  Same<typeof import('./en/multi-select.ts'), typeof import('./ur/multi-select.ts')>,
  Same<typeof import('./en/net.ts'), typeof import('./ur/net.ts')>,
  Same<typeof import('./en/not-found.ts'), typeof import('./ur/not-found.ts')>,
  Same<typeof import('./en/order.ts'), typeof import('./ur/order.ts')>,
  Same<typeof import('./en/overview.ts'), typeof import('./ur/overview.ts')>,
  Same<typeof import('./en/own-house.ts'), typeof import('./ur/own-house.ts')>,
  Same<typeof import('./en/passwords.ts'), typeof import('./ur/passwords.ts')>,
  Same<typeof import('./en/places.ts'), typeof import('./ur/places.ts')>,
  Same<typeof import('./en/portfolio-detail.ts'), typeof import('./ur/portfolio-detail.ts')>,
  Same<typeof import('./en/portfolio-form.ts'), typeof import('./ur/portfolio-form.ts')>,
  Same<typeof import('./en/portfolios.ts'), typeof import('./ur/portfolios.ts')>,
  Same<typeof import('./en/privacy.ts'), typeof import('./ur/privacy.ts')>,
  Same<typeof import('./en/problems.ts'), typeof import('./ur/problems.ts')>,
  Same<typeof import('./en/public-pages.ts'), typeof import('./ur/public-pages.ts')>,
  Same<typeof import('./en/published-figure.ts'), typeof import('./ur/published-figure.ts')>,
  Same<typeof import('./en/quantities.ts'), typeof import('./ur/quantities.ts')>,
  Same<typeof import('./en/quick-estimate.ts'), typeof import('./ur/quick-estimate.ts')>,
  Same<typeof import('./en/quote-changes.ts'), typeof import('./ur/quote-changes.ts')>,
  Same<typeof import('./en/quote-comparison.ts'), typeof import('./ur/quote-comparison.ts')>,
  Same<typeof import('./en/quote-flags.ts'), typeof import('./ur/quote-flags.ts')>,
  Same<typeof import('./en/quote-form.ts'), typeof import('./ur/quote-form.ts')>,
  Same<typeof import('./en/quote-problems.ts'), typeof import('./ur/quote-problems.ts')>,
  Same<typeof import('./en/quote-request.ts'), typeof import('./ur/quote-request.ts')>,
  Same<typeof import('./en/quote-requests.ts'), typeof import('./ur/quote-requests.ts')>,
  Same<typeof import('./en/quote-values.ts'), typeof import('./ur/quote-values.ts')>,
  Same<typeof import('./en/request-brief.ts'), typeof import('./ur/request-brief.ts')>,
  Same<typeof import('./en/request-form.ts'), typeof import('./ur/request-form.ts')>,
  Same<typeof import('./en/request-mails.ts'), typeof import('./ur/request-mails.ts')>,
  Same<typeof import('./en/request-page.ts'), typeof import('./ur/request-page.ts')>,
  Same<typeof import('./en/requests.ts'), typeof import('./ur/requests.ts')>,
  Same<typeof import('./en/settings-email.ts'), typeof import('./ur/settings-email.ts')>,
  Same<typeof import('./en/settings.ts'), typeof import('./ur/settings.ts')>,
  Same<typeof import('./en/sharing.ts'), typeof import('./ur/sharing.ts')>,
  Same<typeof import('./en/shell.ts'), typeof import('./ur/shell.ts')>,
  Same<typeof import('./en/shortlist-mark.ts'), typeof import('./ur/shortlist-mark.ts')>,
  Same<typeof import('./en/shortlist.ts'), typeof import('./ur/shortlist.ts')>,
  Same<typeof import('./en/stages.ts'), typeof import('./ur/stages.ts')>,
  Same<typeof import('./en/stop-reminders.ts'), typeof import('./ur/stop-reminders.ts')>,
  Same<typeof import('./en/terms.ts'), typeof import('./ur/terms.ts')>,
  Same<typeof import('./en/text-form.ts'), typeof import('./ur/text-form.ts')>,
  Same<typeof import('./en/ui.ts'), typeof import('./ur/ui.ts')>,
  Same<typeof import('./en/unread.ts'), typeof import('./ur/unread.ts')>,
  Same<typeof import('./en/values.ts'), typeof import('./ur/values.ts')>,
]
