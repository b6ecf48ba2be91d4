/** In how many ways the nine banks can say the sample, all of them composed and checked by a test, which also compares the number. */
export const sampleWays = 8_475;
