/** Folder of the scripts, whose names carry a hash of their content. */
export const hashedFolder = '/assets/'

/** Folder of the pictures that browsers choose from, whose addresses carry a hash of each. */
export const picturesFolder = '/pictures/'
