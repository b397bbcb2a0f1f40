// Gives every property test of this process one seed, so that a run that was green stays green. The long suites choose a new
// one and print it; FAST_CHECK_SEED=… repeats it.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_124) })
