// One file for the form and its result.
export { FormPage } from './form/form-page.tsx'
export { ResultPage } from './result/result-page.tsx'
