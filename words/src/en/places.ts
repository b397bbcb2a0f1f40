// Cities and plot sizes of the published figures. On the wire and in links they are written as the keys here.

export const cities = { Lahore: 'Lahore', Islamabad: 'Islamabad', Karachi: 'Karachi' }
export const areas = { '5 Marla': '5 Marla', '10 Marla': '10 Marla', '20 Marla': '20 Marla' }
