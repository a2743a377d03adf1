import { starsInCell } from './stars-in-cell.ts';

it.each([
  ['4.0 out of 5 stars', 4],
  ['5つ星のうち4.0', 4],
  ['4,0 von 5 Sternen', 4],
  ['4.0 颗星，最多 5 颗星', 4],
  ['4.0 顆星，最高 5 顆星', 4],
  ['3,0 sur 5 étoiles', 3],
  ['2,0 de 5 estrellas', 2],
  ['1,0 su 5 stelle', 1],
  ['★★★★☆', 4],
  ['⭐⭐⭐', 3],
  ['4/5', 4],
  ['4.5', 4.5],
  ['5 stars', 5],
  ['1', 1],
  ['0', null],
  ['0.9', null],
  ['0 out of 5 stars', null],
  ['6', null],
  ['★★★★★★', null],
  ['4/50', null],
  ['good', null],
  ['', null],
])('starsInCell reads %j as %p', (cell, stars) => {
  expect(starsInCell(cell)).toBe(stars);
});
