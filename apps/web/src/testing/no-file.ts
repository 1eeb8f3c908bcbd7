/** Stands for a file that tests do not need: a style sheet, a picture. */
export const noFile = '';
