import { siteName } from './language.ts'

export { privacyPolicy as title } from './labels.ts'
export const keptSession = 'Your session, while you are signed in.'
export const untilLogOut = 'Until you log out.'
export const keptChoices =
  'Light or dark, how the calculator writes amounts, the language, and whether the desk listens to keys.'
export const untilChosenOtherwise = 'Until you choose otherwise.'
export const keptHouse =
  'The house you worked out last: your answers and the total. It is offered again when you come back.'
export const untilForgotten = 'Until you press Forget.'
export const keptEstimates = 'Estimates you save to compare.'
export const keptPrices = 'The newest published prices, so that an estimate has them without a network.'
export const untilNewerPrices = 'Until there are newer ones.'
export const keptChecks =
  'The builders’ prices that you checked, with their house: at most five houses, three prices each.'
export const keptCurrency = 'The currency and the rate you typed below a bill.'
export const untilHouseRemoved = 'Until you remove it.'
export const untilRemoved = 'Until you remove them.'
export const keptAsked = 'On which day you began a message to a company of your shortlist.'
export const keptShortlist =
  'The companies on your shortlist. To show them, the list asks our server about these companies.'
export const keptRequests =
  'The requests for quotes you can open here, each with its key. The key shows our server that you may open it.'
export const keptHouses =
  'The houses you can open here, each with its key. The key shows our server that you may open it.'
export const keptHouseFiles =
  'Of a house you open here: pictures, texts and payments that wait to be sent, pictures you picked for them, and, where a link opened it, the page as you saw it last, without its pictures.'
export const untilSentOrForgotten =
  'Each until it is sent; the page until you press “Forget it”. What could not be sent stays until you leave it out.'
export const keptRequestDraft =
  'What you have typed into a request that is not sent yet, with your name, e-mail address and phone number.'
export const untilSent = 'Until you send it or press Clear and start again.'
export const keptUnsavedQuotes = 'A quote of your company that could not be saved yet.'
export const untilSavedOrLogOut = 'Until it is saved, or you log out.'
export const keptPutOff = 'Which hints about your company’s profile you put off.'
export const untilTwoWeeks = 'Each counts for 14 days. The next one you put off removes those that are over.'
export const keptSeen = 'The companies you looked at last, at most six.'
export const keptDrafts = 'What you have typed into an unfinished form. Never passwords.'
export const keptDraftPictures =
  'What you have typed and the pictures you have chosen for an unfinished project, made smaller. They are sent to us only when you send the form.'
export const untilSentOrWeek = 'Until you send it, clear it or log out, and for seven days at most.'
export const untilSentOrClosed = 'Until you send it or close the tab.'
export const keptPlaces = 'Where you were on a page, so that going back returns there.'
export const untilTabClosed = 'Until you close the tab.'
export const keptVersion = 'The version of this site that was last replaced by a newer one.'
export const deviceText =
  'Your browser keeps a few things for us in its storage, under these names. They do not leave your device, except the token, which tells the server who you are, the keys of your requests and houses, what waits to be sent, the companies of the shortlist, and your currency in the bill as a picture. Clearing the data of this site in your browser removes them all.'
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
  'The calculator works on your device, and its answers stay there unless you ask for quotes, or for the bill as a picture, which our server makes. A link that you share carries them: whoever opens it sends them to us, and we keep a picture for the preview with the city, the size and the figure, and no name. So we keep the bill as a picture. When you call or write to a company, you do so with your own telephone or mail program. We do not see it.'
export const visitorsCounted =
  'When you look at a company or press a way to reach it, we count that, so that the company knows how often it was seen. To count you once a day only, we make a keyed hash of your network address, your browser’s name, the page and the day. The hash is deleted after midnight, and address and name are not kept. The company sees numbers for each week, for eight weeks.'
export const visitorsSpeed =
  'In one visit of ten your browser measures how fast a screen came, how fast it answered and how far its parts moved, and sends the three figures with the kind of screen and the kind of network. We count them by day. Your address and your device are not kept with them, and the counts are deleted after 90 days.'
export const visitorsLinks =
  'Links to social networks and websites of companies lead away from here; what happens there is up to them.'
export const visitorsReports =
  'When you report something to us, we keep what you write, your e-mail address if you leave one, and a keyed hash that tells two reports of the same apart. Whose it is does not hear from us who reported it; of a company we see which one it was. When the report is closed we write to you once and delete the address and the hash; a year later we delete the report.'
export const visitorsPrepared =
  'Of a company without an account we may prepare a profile from what it makes public: its name, services, city, phone and WhatsApp number, website, a text, and an e-mail address, each profile with where its details come from. Nobody else sees it. Its company gets a link to take it over or to delete it at once; we delete it 90 days after its last change.'
export const requests = 'If you ask for quotes'
export const requestsText = `We keep your request: your name, e-mail address, your phone number if you give one, the house with its bill, your notes and pictures, and what the companies answer. The companies you choose see all of it but your e-mail address, and your phone number only when you share it. Nobody else sees it, except people to whom you give a link of the request. When a company reports it to us, the people who run ${siteName} see its city, place and notes, not your name or contact, and may write to you about it.`
export const requestsHowLong =
  'A request that is not confirmed is deleted after 72 hours. 180 days after a request has ended we erase your name, e-mail address, phone number, notes, place, pictures, questions and answers. On the page of your request you can delete everything at once.'
export const requestsSuggested = `When no company has answered after three days, the people who run ${siteName} see the city, the house with its size and cost, and which companies you asked, but not your name, contact, notes or pictures. They may write to you to suggest other companies. Those hear of you only when you ask them.`
export const houses = 'If you keep a house file'
export const housesText =
  'We keep what both sides put into it: the house and its stages, pictures with the day that stands in them, texts, changes, payments, material that came with its price and slip, faults, the names of the builder and of the links, and a mailbox if there is one. The family and its builder see it, and people to whom the family gives a link: one for the family reads everything, one for the site sees neither sums nor payments, and slips only of what it wrote itself, unless the family allows it. Nothing of it is public. No bank takes part, and we move no money.'
export const housesHowLong =
  'A house in which nobody has acted for 24 months is closed; both sides are told 30 days before. 24 months after a house was closed we erase its texts, names, mailbox, links and pictures; city, size, sums, amounts of material and days stay without them; its mailbox is told 30 days before. On the page of the house the family can delete everything at once, for both sides. When a company deletes its account, its name leaves the house; what both sides agreed stays.'
export const housesReports = `When somebody who can read a house file reports an entry to us, the people who run ${siteName} see that entry with its pictures, and which side wrote it: the family, the builder or the site. They see no name, no mailbox, no sum and no other entry. They see it until the report is closed. When they take it out, a line stays in its place, its text is deleted at once, and its pictures are shown to nobody and deleted after 90 days. They can write to the mailbox of the family, and hold a house while they look: then it can be read, and nobody can change it.`
export const housesMailbox =
  'The mailbox is voluntary, for news and for the way back when a phone is lost. A code that we mail confirms it; the code is good for 24 hours. A lost house is opened by a link that we mail to its mailbox when it is asked for: the link works for an hour, once, and of it we keep keyed hashes for a day. A mailbox that was never confirmed is forgotten at once when another one takes its place; one that was confirmed is told, and keeps its way back for 7 days more.'
export const device = 'What is kept on your device'
export const accounts = 'If you have a company account'
export const accountsText = 'We keep the following, and show the first two to every visitor:'
export const accountsCompany =
  'Your company’s name, e-mail address, services and logo, and how to reach it: WhatsApp, telephone, e-mail for visitors, city, office address and links. What it says of itself: a text, the year it was founded, how many people work there, cities, languages, hours, the smallest project, and its rates with the day each was given.'
export const accountsPortfolios =
  'Your portfolios: words, city, kinds of building, price tier, pictures, telephone, e-mail address and links.'
export const accountsPassword =
  'Your password, as a hash only: it can be compared with what you type, and not be turned back.'
export const accountsSessions =
  'For each place you are signed in: when you came, when you were last there, and the kind of device, such as “Chrome on Android”.'
export const accountsVisits =
  'How often your profile and your projects were seen and your contact was pressed, by day, for eight weeks. Nobody else is shown this.'
export const accountsQuotes =
  'Requests for quotes that were sent to you, your answers to them, and a quote that you have begun.'
export const accountsMarks =
  'Licences and registrations that you enter: kind, number, category, holder, last day and the paper. Once we have checked one, visitors see its kind, its category and the two days. Number, holder and paper are seen by you and by us. The paper is deleted when you withdraw or replace it, when we refuse it, and 30 days after its last day.'
export const accountsLanguage = 'The language in which we write to you.'
export const accountsPayments =
  'Your plan and what you paid for it: plan, time, sum, tax, reference, receipt, the bank’s own number of the payment, the name and the office address of your company at that time, the language of the screen, and every step with its time. For a bank transfer also when you told us that you paid, and the picture of the slip if you sent one: only our operators see that picture, and it is deleted when you replace it and with the account. You and we see the rest. As tax law asks, payments and receipts stay for six years at least, also when the account is deleted. No card number of yours ever reaches us; of your account only what stands on such a picture.'
export const accountsDesk =
  'What we decide about your company, a project, a request or a report, with the reason, which you are told. Who of us did what is noted for three years at least. So is what you do with your account itself: sign-up, confirmation, name, password, address and deletion, each by the number of your account, with the time and a shortened network address; of an address that we enter for you, the first letters. These lines stay when the account is deleted; your name is not in them.'
export const accountsHowLong =
  'Portfolios and accounts stay until you delete them. A session ends when you log out, usually after 30 days without use, and after 90 days in any case.'
export const pictures = 'Pictures'
export const picturesText =
  'Every picture you upload is saved again without its hidden data: what a camera adds, such as the place, the time and the kind of telephone, is left out. When you remove a picture, its files are deleted.'
export const mail = 'Mail'
export const mailText =
  'We write to a company to confirm its address, when the address is to be changed or was changed, when its password is to be reset or was changed. To a family that asks for quotes, and to the companies it asks, we write about that request; to a family and a company that keep a house file, we write about that file. To the mailbox of a house file we send its code and, when it asks, a link to the house. Each reminder has a link that stops them, and of that we keep a keyed hash of the address. When no company answers, we may suggest others to the family. To a company we write when we have checked a licence, before it ends, when its rates have ended, and when we decide something about it; about its plan: receipts, payments that did not come, money that goes back, and the end of the plan. To a company without an account we send the link to the profile that we have prepared; to whoever reported something, what came of it. We write for nothing else. A mail is in the language that we keep with the account, the request or the house file. A reset code is good for 10 minutes and kept as a hash only. The link that confirms an address is good for 7 days, and the link that changes it for 24 hours. For 7 days after a change we keep the address before it, so that it can be undone.'
export const mailOutbox = 'A mail waits in our outbox until it is handed on, and is then removed from it.'
export const logs = 'Logs and protection'
export const logsText =
  'The server notes failures, slow answers and events such as a sign-in, to keep the service running and to notice abuse. E-mail addresses, passwords and codes are taken out of these lines, and of a network address the last part is hidden.'
export const logsCounts =
  'To stop somebody from trying passwords or flooding the service we count attempts for each network address and account. The count is kept under a keyed hash and forgotten after minutes or hours.'
export const logsTwice =
  'So that a form that is sent twice counts once, we keep for a day a keyed hash of what was sent, and our answer, which only the same browser can read.'
export const others = 'Who else sees it'
export const othersText =
  'Whoever runs the machines and carries the mail for us, as far as their work needs it. Payments for subscriptions are made at a bank payment partner: card and account numbers never reach us.'
export const erasing = 'Have it shown, changed or erased'
export const erasingText =
  'Deleting takes away the account, its portfolios, pictures, sessions and waiting mails at once. For seven days a keyed hash of its address tells our servers that it is gone. Backup copies, where they are made, keep them until they are overwritten in their turn.'
export const changes = 'When this changes'
export const changesText =
  'We change this page before we do anything else than it says, and put the day of the change on it.'
export const changedOn = '30 November 2026'
export const lead = 'What is kept about you, where, for how long, and how to have it erased.'
export const erasingLink = 'Update Profile'
export const erasingHow = <Part>(link: Part) => [
  'Sign in and open ',
  link,
  '. There you can change what we keep, download all of it as one file, see and end your sessions, and delete the account.',
]
