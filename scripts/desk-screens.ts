import { deskScreens } from '@tameer/contract'
import { addTakenCity, answerCatalogue, answerCatalogueEditor } from './desk-catalogue-states.ts'
import {
  answerCompanies,
  answerCompaniesEditor,
  answerFailedCompanies,
  answerNoCompanies,
  deleteUnnamed,
  picturedCompany,
  suspendTooLate,
} from './desk-company-states.ts'
import { openMeanings } from './desk-figure-states.ts'
import {
  answerNonePrepared,
  answerPrepared,
  answerUsedOffer,
  makeLinkAgain,
  makeLinkOfMailed,
  picturedPrepared,
} from './desk-invite-states.ts'
import {
  acceptUnticked,
  answerMarkPaper,
  answerMarkPdf,
  answerShownMarks,
  checkTwoLines,
  refuseChecked,
} from './desk-mark-states.ts'
import { answerSlip, settleUnnumbered, showSlip } from './desk-payment-states.ts'
import {
  answerLastReport,
  answerNoReports,
  answerReports,
  dismissTooLate,
  picturedClosedReport,
  picturedHiddenReport,
  picturedReport,
  picturedRequestReport,
  writeNothing,
} from './desk-report-states.ts'
import { answerFitting, openSuggestion, sendNothing } from './desk-request-states.ts'
import {
  answerDesk,
  answerEditor,
  answerEmptyDesk,
  answerNoFigures,
  answerUsedLink,
  deskSession,
  endingSoon,
  prepareApp,
  sessionGone,
  takeWelcome,
} from './desk-states.ts'
import { type More, open, type Screen, type Session } from './screen.ts'
import { openFolds, press, submit } from './screen-states.ts'

/** The desk, whose calls are answered without the server; `company` is the session of somebody who does not belong there. */
export function deskScreenStates(company: Session): Screen[] {
  const at = (name: string, hash: string, more: More = {}) =>
    open(name, hash, { session: deskSession, before: answerDesk(), ...more })
  const { deskHome, deskCompanies, deskCompany, deskReports, deskReport, deskMarks, deskMark } = deskScreens
  const { deskInvite, takeOver, deskCatalogue, deskPayments, deskPayment } = deskScreens
  const offer = takeOver.to({ token: 'of-a-screen' })
  const { deskLog, deskRequests, deskAccount, deskCode, deskWelcome } = deskScreens
  const link = deskWelcome.to({ token: 'first-time' })
  return [
    at('desk', deskHome.to()),
    at('desk-menu', deskHome.to(), { only: 'phone', prepare: press(({ shell }) => shell.menu) }),
    at('desk-editor', deskHome.to(), { before: answerEditor }),
    open('desk-company', deskHome.to(), { session: company }),
    at('desk-empty', deskHome.to(), { before: answerEmptyDesk }),
    at('desk-figures-week', deskHome.to({ days: '7' }), { prepare: openMeanings }),
    at('desk-figures-year', deskHome.to({ days: '365' })),
    at('desk-figures-failed', deskHome.to(), { before: answerNoFigures }),
    at('desk-session-warning', deskHome.to(), { before: answerDesk(endingSoon) }),
    at('desk-session-over', deskLog.to(), {
      ...{ before: answerDesk(sessionGone), prepare: press(({ deskLogScreen }) => deskLogScreen.save) },
    }),
    at('desk-marks', deskMarks.to(), { before: answerMarkPaper }),
    at('desk-marks-check', deskMark.to('mark-1'), { before: answerMarkPaper, prepare: checkTwoLines }),
    at('desk-marks-unticked', deskMark.to('mark-1'), { before: answerMarkPaper, prepare: acceptUnticked }),
    at('desk-marks-pdf', deskMark.to('mark-2'), { before: answerMarkPdf }),
    at('desk-marks-refuse', deskMark.to('mark-1'), { before: answerMarkPaper, prepare: refuseChecked }),
    at('desk-marks-shown', deskMarks.to({ state: 'checked' }), { before: answerShownMarks }),
    at('desk-marks-none', deskMarks.to(), { before: answerEmptyDesk }),
    at('desk-payments', deskPayments.to()),
    at('desk-payments-none', deskPayments.to({ state: 'refunds' }), { before: answerEmptyDesk }),
    at('desk-payments-sums', deskPayments.to({ part: 'sums' })),
    at('desk-payments-no-sums', deskPayments.to({ part: 'sums', month: '2026-10' }), {
      before: answerEmptyDesk,
    }),
    at('desk-payment-transfer', deskPayment.to('transfer')),
    at('desk-payment-slip', deskPayment.to('transfer'), { before: answerSlip, prepare: showSlip }),
    at('desk-payment-unnumbered', deskPayment.to('transfer'), { prepare: settleUnnumbered }),
    at('desk-payment-refund', deskPayment.to('refund')),
    at('desk-payment-refund-refused', deskPayment.to('refused')),
    at('desk-payment-paid', deskPayment.to('paid')),
    at('desk-payment-error', deskPayment.to('paid'), {
      prepare: press(({ deskPayments }) => deskPayments.inError),
    }),
    at('desk-payment-gone', deskPayment.to('gone')),
    at('desk-requests', deskRequests.to()),
    at('desk-requests-suggest', deskRequests.to(), { before: answerFitting, prepare: openSuggestion }),
    at('desk-requests-unfilled', deskRequests.to(), { before: answerFitting, prepare: sendNothing }),
    at('desk-requests-none', deskRequests.to({ days: '7' }), { before: answerEmptyDesk }),
    at('desk-companies', deskCompanies.to(), { before: answerCompanies }),
    at('desk-companies-none', deskCompanies.to({ q: 'nobody', state: 'hidden' }), {
      before: answerNoCompanies,
    }),
    at('desk-companies-failed', deskCompanies.to(), { before: answerFailedCompanies }),
    at('desk-one-company', deskCompany.to(picturedCompany), { before: answerCompanies }),
    at('desk-one-company-suspend', deskCompany.to(picturedCompany), {
      ...{ before: answerCompanies, prepare: press(({ deskCompany }) => deskCompany.suspend) },
    }),
    at('desk-one-company-delete', deskCompany.to(picturedCompany), {
      ...{ before: answerCompanies, prepare: deleteUnnamed },
    }),
    at('desk-one-company-email', deskCompany.to(picturedCompany), {
      ...{ before: answerCompanies, prepare: press(({ deskCompany }) => deskCompany.changeEmail) },
    }),
    at('desk-one-company-changed', deskCompany.to(picturedCompany), {
      ...{ before: answerCompanies, prepare: suspendTooLate },
    }),
    at('desk-one-company-editor', deskCompany.to(picturedCompany), { before: answerCompaniesEditor }),
    at('desk-one-company-gone', deskCompany.to('gone'), { before: answerCompanies }),
    at('desk-invite', deskInvite.to(), { before: answerPrepared }),
    at('desk-invite-none', deskInvite.to(), { before: answerNonePrepared }),
    at('desk-invite-new', deskInvite.to({ edit: 'new' }), {
      ...{ before: answerPrepared, prepare: submit(({ deskInvite }) => deskInvite.save) },
    }),
    at('desk-invite-change', deskInvite.to({ edit: picturedPrepared }), { before: answerPrepared }),
    at('desk-invite-link', deskInvite.to(), {
      ...{ before: answerPrepared, prepare: press(makeLinkOfMailed) },
    }),
    at('desk-invite-made', deskInvite.to(), { before: answerPrepared, prepare: makeLinkAgain }),
    at('desk-catalogue', deskCatalogue.to(), { before: answerCatalogue }),
    at('desk-catalogue-services', deskCatalogue.to({ list: 'categories' }), { before: answerCatalogue }),
    at('desk-catalogue-editor', deskCatalogue.to(), { before: answerCatalogueEditor }),
    at('desk-catalogue-add', deskCatalogue.to(), { before: answerCatalogue, prepare: addTakenCity }),
    at('desk-catalogue-rename', deskCatalogue.to(), {
      ...{ before: answerCatalogue, prepare: press(({ deskCatalogue }) => deskCatalogue.rename) },
    }),
    at('desk-reports', deskReports.to(), { before: answerReports }),
    at('desk-reports-none', deskReports.to({ state: 'closed' }), { before: answerNoReports }),
    at('desk-report', deskReport.to(picturedReport), { before: answerReports }),
    at('desk-report-hide', deskReport.to(picturedReport), {
      ...{ before: answerReports, prepare: press(({ deskReports }) => deskReports.hide.project) },
    }),
    at('desk-report-write', deskReport.to(picturedReport), {
      ...{ before: answerReports, prepare: writeNothing },
    }),
    at('desk-report-changed', deskReport.to(picturedReport), {
      ...{ before: answerReports, prepare: dismissTooLate },
    }),
    at('desk-report-hidden', deskReport.to(picturedHiddenReport), { before: answerReports }),
    at('desk-report-request', deskReport.to(picturedRequestReport), { before: answerReports }),
    at('desk-report-closed', deskReport.to(picturedClosedReport), { before: answerReports }),
    at('desk-report-last', deskReport.to(picturedClosedReport), {
      ...{ before: answerLastReport, prepare: openFolds },
    }),
    at('desk-report-gone', deskReport.to('gone'), { before: answerReports }),
    at('desk-log', deskLog.to()),
    at('desk-log-none', deskLog.to({ event: 'log-exported' }), { before: answerEmptyDesk }),
    at('desk-log-code', deskLog.to(), { prepare: press(({ deskLogScreen }) => deskLogScreen.save) }),
    at('desk-account', deskAccount.to()),
    at('desk-account-unfilled', deskAccount.to(), {
      prepare: submit(({ deskAccount }) => deskAccount.changePassword),
    }),
    at('desk-account-app', deskAccount.to(), { prepare: prepareApp }),
    at('desk-code', deskCode.to(), { prepare: submit(({ deskCode }) => deskCode.logIn) }),
    open('desk-take-over', offer, { before: answerPrepared }),
    open('desk-take-over-unfilled', offer, {
      before: answerPrepared,
      prepare: submit(({ takeOver }) => takeOver.take),
    }),
    open('desk-take-over-refuse', offer, {
      before: answerPrepared,
      prepare: press(({ takeOver }) => takeOver.refuse),
    }),
    open('desk-take-over-used', offer, { before: answerUsedOffer }),
    open('desk-welcome', link, { before: answerDesk() }),
    open('desk-welcome-codes', link, { before: answerDesk(), prepare: takeWelcome }),
    open('desk-welcome-used', link, { before: answerUsedLink }),
  ]
}
