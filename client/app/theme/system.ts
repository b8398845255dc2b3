import { createSystem } from '@chakra-ui/react'
import { whenAsked } from '#schema/whenAsked.ts'
import { base } from './base.ts'
import { colors, shadows } from './colors.ts'
import { keyframes, pageStyles } from './page.ts'
import { buttonRecipe } from './recipes/button.ts'
import { inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from './recipes/controls.ts'
import { toastSlotRecipe } from './recipes/feedback.ts'
import { badgeRecipe, headingRecipe, linkRecipe } from './recipes/text.ts'
import { skeletonRecipe, spinnerRecipe } from './recipes/waiting.ts'
import { breakpoints, scale, textStyles } from './scale.ts'

/**
 * Only what is in use: a recipe costs every visitor its weight, and a component whose recipe is missing here
 * shows without any style (a test counts them).
 */
export const system = whenAsked(() =>
  createSystem(base, {
    preflight: true,
    globalCss: pageStyles,
    theme: {
      breakpoints,
      keyframes,
      tokens: scale,
      semanticTokens: { colors, shadows },
      textStyles,
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        heading: headingRecipe,
        input: inputRecipe,
        link: linkRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        nativeSelect: nativeSelectSlotRecipe,
        toast: toastSlotRecipe,
      },
    },
  }),
)
