// What is drawn only once a cost was calculated: fetched apart from the page, before it is needed.
export { CostSections } from './cost-sections.tsx'
export { PieChart } from './pie-chart.tsx'
