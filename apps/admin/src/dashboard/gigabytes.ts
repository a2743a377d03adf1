/** As disks are sold and clouds count: 1 GB is 10^9 bytes. */
const GIGABYTE = 1e9;

export function toGigabytes(bytes: number): number {
  return bytes / GIGABYTE;
}
