export { privacyPolicy as title } from './labels.ts'
export const keptSession = 'Your session, while you are signed in.'
export const untilLogOut = 'Until you log out.'
export const keptChoices = 'Light or dark, and how the calculator writes amounts.'
export const untilChosenOtherwise = 'Until you choose otherwise.'
export const keptHouse =
  'The house you worked out last: your answers and the total. It is offered again when you come back.'
export const untilForgotten = 'Until you press Forget.'
export const keptEstimates = 'Estimates you keep to compare.'
export const keptCurrency = 'The currency and the rate you typed below a bill.'
export const untilRemoved = 'Until you remove them.'
export const keptShortlist =
  'The companies on your shortlist. To show them, the list asks our server about these companies.'
export const keptSeen = 'The companies you looked at last, at most six.'
export const keptDrafts = 'What you have typed into an unfinished form. Never passwords or pictures.'
export const untilSentOrClosed = 'Until you send it or close the tab.'
export const keptPlaces = 'Where you were on a page, so that going back returns there.'
export const untilTabClosed = 'Until you close the tab.'
export const keptVersion = 'The version of this site that was last replaced by a newer one.'
export const deviceText =
  'Your browser keeps a few things for us in its storage, under these names. They do not leave your device, except the token, which tells the server who you are, and the companies of the shortlist. Clearing the data of this site in your browser removes them all.'
export const deviceCacheText =
  'Pages and pictures you have visited may be kept as well, so that they open again without a connection. Logging out removes them.'
export const inShort = 'In short'
export const shortNoAccount =
  'You can look at everything and calculate without an account and without giving your name.'
export const shortNoAdvertisements =
  'We show no advertisements, set no cookies and load nothing from other companies’ servers.'
export const shortCompanies = 'Of companies we keep what they enter, so that visitors can find them.'
export const shortNoSale = 'We do not sell or rent anything about anybody.'
export const visitors = 'If you only look'
export const visitorsText =
  'The calculator works on your device; its answers are not sent to us. When you call or write to a company, you do so with your own telephone or mail program. We do not see it.'
export const visitorsLinks =
  'Links to social networks and websites of companies lead away from here; what happens there is up to them.'
export const device = 'What is kept on your device'
export const accounts = 'If you have a company account'
export const accountsText = 'We keep the following, and show the first two to every visitor:'
export const accountsCompany = 'Your company’s name, e-mail address, services and logo.'
export const accountsPortfolios =
  'Your portfolios: words, city, kinds of building, price tier, pictures, telephone, e-mail address and links.'
export const accountsPassword =
  'Your password, as a hash only: it can be compared with what you type, and not be turned back.'
export const accountsSessions =
  'For each place you are signed in: when you came, when you were last there, and the kind of device, such as “Chrome on Android”.'
export const accountsHowLong =
  'Portfolios and accounts stay until you delete them. A session ends when you log out, usually after 30 days without use, and after 90 days in any case.'
export const pictures = 'Pictures'
export const picturesText =
  'Every picture you upload is drawn anew before it is kept. What a camera adds to it, such as the place, the time and the kind of telephone, is left behind. When you remove a picture, its files are deleted.'
export const mail = 'Mail'
export const mailText =
  'We write to a company to confirm its address, when its password is to be reset or was changed, and for nothing else. A reset code is good for 10 minutes and kept as a hash only; the link that confirms an address is good for 7 days.'
export const mailOutbox = 'A mail waits in our outbox until it is handed on, and is then removed from it.'
export const logs = 'Logs and protection'
export const logsText =
  'The server notes failures, slow answers and events such as a sign-in, to keep the service running and to notice abuse. E-mail addresses, passwords and codes are taken out of these lines, and of a network address the last part is hidden.'
export const logsCounts =
  'To stop somebody from trying passwords or flooding the service we count attempts for each network address and account. The count is kept under a keyed hash and forgotten after minutes or hours.'
export const others = 'Who else sees it'
export const othersText =
  'Whoever runs the machines and carries the mail for us, as far as their work needs it. Payments for subscriptions are made at a bank payment partner: card and account numbers never reach us.'
export const erasing = 'Have it shown, changed or erased'
export const erasingText =
  'Deleting takes away the account, its portfolios, pictures, sessions and waiting mails at once. Backup copies, where they are made, keep them until they are overwritten in their turn.'
export const changes = 'When this changes'
export const changesText =
  'We change this page before we do anything else than it says, and put the day of the change on it.'
export const changedOn = '21 November 2026'
export const lead = 'What is kept about you, where, for how long, and how to have it erased.'
export const erasingLink = 'Update Profile'
export const erasingHow = <Part>(link: Part) => [
  'Sign in and open ',
  link,
  '. There you can change what we keep, download all of it as one file, see and end your sessions, and delete the account.',
]
