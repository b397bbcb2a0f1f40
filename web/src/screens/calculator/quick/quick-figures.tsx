// Parts that are needed only after a calculation: a chunk of their own, loaded ahead.
export { CostSections } from './cost-sections.tsx'
export { PieChart } from './pie-chart.tsx'
