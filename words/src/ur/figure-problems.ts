// Faults of a figure as a person types it, or as a cell of a sheet has it.

export const notAFigure = 'براہِ کرم کوئی رقم لکھیں، جیسے 1,250 یا 12.5 لاکھ'
export const wrongGroups =
  'براہِ کرم کوما دیکھیں: آخری کوما کے بعد تین ہندسے ہوتے ہیں، جیسے 1,25,000۔ اعشاریہ نقطے سے لکھیں: 310.50'
