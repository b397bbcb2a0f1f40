export const offline =
  'You are offline, or the server cannot be reached. Please check your internet and try again.'
export const tooSlow = 'The server took too long to answer. Please try again.'
export const failed = 'Something went wrong on our side. Please try again in a moment.'
export const pageNotFetched = 'This page could not be fetched. Please check your internet and load it again.'
