// Cities and plot sizes of the published figures. On the wire and in links they are written as the keys here.

export const cities = { Lahore: 'لاہور', Islamabad: 'اسلام آباد', Karachi: 'کراچی' }
export const areas = { '5 Marla': '5 مرلہ', '10 Marla': '10 مرلہ', '20 Marla': '20 مرلہ' }
