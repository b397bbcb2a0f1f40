// Makes all sizes of the demo's pictures, before a server needs them. Those that were made before stay.
import { listPictures, sizePictures } from './demo-pictures.ts'

await sizePictures(await listPictures())
