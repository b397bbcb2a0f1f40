// One file for the form, its result, and the figures of the agreement.
export { AgreementPage } from './agreement/agreement-page.tsx'
export { FormPage } from './form/form-page.tsx'
export { ResultPage } from './result/result-page.tsx'
