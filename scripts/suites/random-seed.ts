// Gives all property tests of this process the same seed, so that a green run stays green. The long suites choose a new
// seed and print it; FAST_CHECK_SEED=… repeats it.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_124) })
