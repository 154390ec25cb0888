export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
