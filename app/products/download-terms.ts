/** How many downloads a link to a finished work allows. */
export const downloadsPerLink = 10;
