/** The specification's timings, in milliseconds, for parts that know nothing of the product. */
export { carouselFadeMs, carouselMs, toastMs } from '@tameer/contract'
