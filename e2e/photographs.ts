import sharp from 'sharp'

/** Makes a picture like a photograph: sky, ground, a house of its own colour and size, grain, 4:3. */
export async function photograph(number: number, width = 1600): Promise<Buffer> {
  const height = Math.round((width * 3) / 4)
  const hue = (number * 67) % 360
  const house = { left: width * 0.2, top: height * (0.3 + (number % 3) * 0.05) }
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${200 + number * 8} 60% 80%)"/>
    <rect y="72%" width="100%" height="28%" fill="hsl(${90 + number * 5} 25% 55%)"/>
    <rect x="${house.left}" y="${house.top}" width="${width * 0.6}" height="${height * 0.78 - house.top}"
      fill="hsl(${hue} 45% 60%)"/>
    <rect x="${width * 0.3}" y="${height * 0.45}" width="${width * 0.12}" height="${height * 0.14}" fill="#223"/>
    <rect x="${width * 0.58}" y="${height * 0.45}" width="${width * 0.12}" height="${height * 0.14}" fill="#223"/>
  </svg>`
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
      background: '#888',
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(Buffer.from(scene))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
