/**
 * Values of `accept`. Choosers of Android give files without a known type; forms judge every file by its bytes. The two
 * types that the server takes come first, for an iPhone to make of its own.
 */
export const pictureFiles = 'image/jpeg,image/png,image/*,application/octet-stream'
export const paperFiles = `application/pdf,${pictureFiles}`
