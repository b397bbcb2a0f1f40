export const emailWrong = 'Please enter a valid email address'
export const pictureTypeWrong = 'Only .png, .jpeg and .jpg files are allowed'
