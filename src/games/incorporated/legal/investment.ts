import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import { integerParameter, section } from '../../../kernel/legal.ts';
import { constants, majorCountries } from '../content.ts';
import { loanProceeds, purchasingPower, sharesOf } from '../derived.ts';
import { type IncorporatedState, playerOf } from '../state.ts';
import { countryName, money } from '../words.ts';
import { complete, open } from './entry.ts';

/** The greatest number of dollars that a command can name. */
const anyAmount = 1_000_000_000;
const mostLoans = 20;

const passInvestment = complete({ type: 'passInvestment' }, 'Skip this action', section('c) Pass'));

/** Every turn action of the investment phase (specification 8.1). */
export function legalInvestment(state: IncorporatedState, seat: Seat): LegalCommand[] {
  const out: LegalCommand[] = [];
  const most = purchasingPower(state, seat);
  for (const { id: country } of majorCountries) {
    if ((state.investmentBank[country] ?? 0) === 0 || most < constants.minimumOpeningBid) continue;
    out.push(
      open(
        'openAuction',
        `Bid for a share of ${countryName(country)}`,
        section('a) Bid in Public Markets'),
        [integerParameter('bid', 'Opening bid', constants.minimumOpeningBid, most)],
        { fixed: { country }, targets: [country] },
      ),
    );
  }
  for (const { id: country } of majorCountries) {
    if (sharesOf(playerOf(state, seat), country) === 0) continue;
    out.push(
      open(
        'offerPrivateSale',
        `Offer a share of ${countryName(country)} to the others`,
        section('b) Privately Sell Shares'),
        [integerParameter('minimum', 'Lowest first bid', 1, anyAmount)],
        { fixed: { country }, targets: [country] },
      ),
    );
  }
  out.push(passInvestment);
  return out;
}

/** Loans, which any seat may take at any moment of phases 2 and 3 (specification 6.2). */
export function addLoans(out: LegalCommand[], state: IncorporatedState, seat: Seat): void {
  if (state.phase !== 'investment' && state.phase !== 'competition') return;
  const proceeds = loanProceeds(state, seat);
  if (proceeds < 1) return;
  out.push(
    open('takeLoan', `Take loans, the first for ${money(proceeds)}`, section('Corporate Bonds'), [
      // Each brings a dollar less than the one before: as many loans bring money as the first dollars.
      integerParameter('count', 'Number of loans', 1, Math.min(proceeds, mostLoans)),
    ]),
  );
}
