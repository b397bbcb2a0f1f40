import { siteName } from './language.ts'

export const why = `Why there is a ${siteName}`
export const whyText = `A house is the largest thing most families ever pay for. It often begins with a number somebody mentioned and a builder somebody knew. ${siteName} puts two things in their place: a figure that says where it comes from, and the finished work of many companies side by side.`
export const homeowners = 'For homeowners and project managers'
export const homeownersText =
  'Find an architect, a construction company or an interior designer by service and by city, look through finished projects, and speak to the company directly, or ask up to three of them for quotes and compare their prices for the same house. It is free, and you need no account.'
export const seeCompanies = 'Look at the companies'
export const companies = 'For companies'
export const companiesText =
  'Open an account, upload your logo and show your work: pictures, the city, the kind of building, the price tier and how to reach you. Visitors call or write to you themselves, or ask you for a quote here.'
export const signUp = 'Sign up as a company'
export const calculator = 'How the calculator works'
export const calculatorText =
  'It knows published figures for houses of 5, 10 and 20 Marla in Lahore, Islamabad and Karachi. From these and from a price list of materials and labour it works out houses of other sizes, line by line.'
export const figuresAreDated = 'Every figure says which day its prices are from.'
export const figuresAdmitLimits = 'Where a figure does not answer to what you chose, it says so beside it.'
export const assumedIsMarked = 'Where we assume a price because none is published, the line says so.'
export const toCalculator = 'Go to the calculator'
export const notDone = 'What we do not do'
export const noBuilding = 'We do not build, design or supervise.'
export const noInspection =
  'We check licences and registrations, never the work. See a finished house before you sign.'
export const noShare = 'We take no share of what you pay a company, and no part in your contract with it.'
export const lead = 'A place where people who build in Pakistan meet people who can.'
export const title = `About ${siteName}`
export const nameText = <Part>(urdu: Part) => [`${siteName}, `, urdu, ', is the Urdu word for building.']
