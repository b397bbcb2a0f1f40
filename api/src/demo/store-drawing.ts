import sharp from 'sharp'
import type { Context } from '../context/context.ts'
import { newId } from '../core/ids.ts'
import type { ImageKind } from '../images/image-names.ts'
import { processImage } from '../images/process-image.ts'

/** A drawing that went the way of any uploaded picture. */
export interface DrawnPicture {
  file: string
  width: number
  height: number
}

/** Renders a drawing, makes its stored forms and keeps them. The rows are the caller's. */
export async function storeDrawing(
  { images, imageQueue }: Pick<Context, 'images' | 'imageQueue'>,
  svg: string,
  kind: ImageKind,
): Promise<DrawnPicture> {
  const file = newId()
  const [made] = await imageQueue.runAll([
    async () => {
      const rendered = await sharp(Buffer.from(svg))
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 94 })
        .toBuffer()
      return processImage(rendered, file, kind)
    },
  ])
  if (!made) throw new Error('a drawing was not rendered')
  await images.put(made.variants)
  return { file, width: made.width, height: made.height }
}
