import { describe, expect, it } from 'vitest';
import { allowedPower, computeDay, type PlantDay, stationPower } from './plant-day.ts';

/** Ten stations, 100 MWh in every hour; one stops at 10:00, the grid takes half for 30 minutes, it is now 12:30. */
const day: PlantDay = {
  sampleStations: 10,
  sampleRating: 12,
  samplePossible: Array.from({ length: 24 }, () => 100),
  sampleNow: 750,
  sampleStation: 3,
  sampleStop: 600,
  sampleDip: 660,
  sampleDipMinutes: 30,
  sampleDipShare: 0.5,
  samplePrice: 40,
};

describe('the day of a plant', () => {
  const figures = computeDay(day);

  it('adds up the possible output until now', () => {
    expect(figures.allowed).toBeCloseTo(1250);
  });

  it('adds up the losses of one station and of the grid', () => {
    expect(figures.lost).toBeCloseTo(25);
    expect(figures.made).toBeCloseTo(1250 - 25 - 22.5);
  });

  it('calculates the cost of the loss', () => {
    expect(figures.cost).toBeCloseTo(1000);
  });

  it('subtracts nothing from future hours', () => {
    expect(figures.hours.slice(13).map(({ made }) => made)).toEqual(Array.from({ length: 11 }, () => 0));
  });

  it('draws the stopped station at zero', () => {
    expect(stationPower(day, 3, 700)).toBe(0);
    expect(stationPower(day, 4, 700)).toBeGreaterThan(8);
  });

  it("gives a station its share of the plant's possible output", () => {
    expect(allowedPower(day, 700)).toBeCloseTo(10);
  });
});
